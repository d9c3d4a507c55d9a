import { describeMediaUse, MAX_MEDIA_BYTES } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { conflict, invalid, notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { disconnectSignal } from '../../http/uploads/ClientGone';
import { readForm } from '../../http/uploads/readForm';
import { MEDIUM, type MediaLibrary } from './createMediaLibrary';
import { presentMedium, type StoredMedium } from './createMediaRecords';
import type { MediaUses } from './createMediaUses';

/** The media library, for staff. */
export function mediaRoutes(media: MediaLibrary, mediaUses: MediaUses) {
  const present = async (stored: StoredMedium) => presentMedium(stored, await mediaUses.recall());

  async function existing(id: string): Promise<StoredMedium> {
    const stored = await media.records.find(id);
    if (!stored) throw notFound(MEDIUM);
    return stored;
  }

  return [
    handle(contract.media.list, async ({ query }) => {
      const uses = await mediaUses.recall();
      const { found: stored, total } = await media.list(query, [...uses.keys()]);
      return { media: stored.map((one) => presentMedium(one, uses)), total };
    }),
    handle(contract.media.upload, async ({ user, ctx }) => {
      const leave = await media.admit();
      try {
        const options = { name: 'file', what: 'file', maxBytes: MAX_MEDIA_BYTES };
        const { file: bytes, fields } = await readForm(ctx.req, options);
        const name = fields.name?.[0] ?? '';
        if (!bytes) throw invalid({ file: 'Required' }, 'Please choose a file');
        const prepared = await media.prepare({ name, bytes }, disconnectSignal(ctx.res));
        const { medium: stored, isNew } = await media.add(prepared, user.username);
        ctx.status = isNew ? 201 : 200;
        return await present(stored);
      } finally {
        leave();
      }
    }),
    handle(contract.media.find, async ({ params: { id } }) => present(await existing(id))),
    handle(contract.media.update, async ({ params: { id }, body }) => {
      const alt = body.isDecorative ? '' : body.alt;
      const stored = await media.describe(id, alt, body.isDecorative);
      if (!stored) throw notFound(MEDIUM);
      return present(stored);
    }),
    handle(contract.media.remove, async ({ params: { id }, query }) => {
      const stored = await existing(id);
      const uses = (await mediaUses.read()).get(stored.hash) ?? [];
      if (uses.length > 0 && !query.evenIfUsed) {
        throw conflict(`It is used in ${uses.map(describeMediaUse).join(', ')}`);
      }
      if (!(await media.remove(id))) throw notFound(MEDIUM);
      return { id };
    }),
    handle(contract.media.restore, async ({ params: { id } }) => present(await media.restore(id))),
  ];
}
