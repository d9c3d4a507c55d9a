import { MAX_MEDIA_BYTES, mediaCalls, uploadMediaCall, usePlace } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import {
  mediaList,
  mediaListQuery,
  mediaRemovalQuery,
  mediaUpdate,
  mediaUpload,
  medium,
} from '@pressline/shared-api/wire/media';
import { conflict, invalid, notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import { goneSignal } from '../../http/uploads/ClientGone';
import { readForm } from '../../http/uploads/readForm';
import type { AuditLog } from '../../people/audit/createAuditLog';
import type { MediaLibrary } from './createMediaLibrary';
import type { StoredMedium } from './createMediaRecords';
import type { MediaUses } from './createMediaUses';
import { presentMedium } from './presentMedium';

const subject = 'Media file';
const common = { tag: 'Staff', access: 'admin', subject } as const;
const ofOne = { ...common, params: { id: documentId } } as const;

const recordOf = ({ _id, name }: StoredMedium) => ({ type: subject, id: String(_id), title: name });

interface MediaNeeds {
  media: MediaLibrary;
  mediaUses: MediaUses;
  audit: AuditLog;
}

/** The media library, for staff. */
export function mediaRoutes({ media, mediaUses, audit }: MediaNeeds) {
  const present = async (stored: StoredMedium) => presentMedium(stored, await mediaUses.recall());

  async function existing(id: string): Promise<StoredMedium> {
    const stored = await media.records.find(id);
    if (!stored) throw notFound(subject);
    return stored;
  }

  return [
    defineRoute({
      ...common,
      call: mediaCalls.list,
      summary: 'List images and files, newest first',
      query: mediaListQuery,
      answers: { 200: found(mediaList) },
      async handle({ query }) {
        const uses = await mediaUses.recall();
        const { found: stored, total } = await media.list(query, [...uses.keys()]);
        return { media: stored.map((one) => presentMedium(one, uses)), total };
      },
    }),
    defineRoute({
      ...common,
      call: uploadMediaCall,
      summary: 'Upload an image or a file',
      done: 'Uploaded the file',
      limits: ['mediaUploads'],
      body: { 'multipart/form-data': mediaUpload },
      maxBytes: MAX_MEDIA_BYTES,
      answers: {
        200: found(medium, 'The same file is there already'),
        201: { description: 'Stored', content: json(medium) },
      },
      errors: ['conflict'],
      async handle({ user, ctx }) {
        const leave = await media.admit();
        try {
          const options = { name: 'file', what: 'file', maxBytes: MAX_MEDIA_BYTES };
          const { file: bytes, fields } = await readForm(ctx.req, options);
          const name = fields.name?.[0] ?? '';
          if (!bytes) throw invalid({ file: 'Required' }, 'Please choose a file');
          const prepared = await media.prepare({ name, bytes }, goneSignal(ctx.res));
          const { medium: stored, isNew } = await media.add(prepared, user.username);
          await audit.write({ record: recordOf(stored) });
          ctx.status = isNew ? 201 : 200;
          return await present(stored);
        } finally {
          leave();
        }
      },
    }),
    defineRoute({
      ...ofOne,
      call: mediaCalls.find,
      summary: 'One image or file, and what uses it',
      answers: { 200: found(medium) },
      handle: async ({ params: { id } }) => present(await existing(id)),
    }),
    defineRoute({
      ...ofOne,
      call: mediaCalls.update,
      summary: 'Change the alternative text that insertions of an image begin with',
      done: 'Changed the alternative text of the image',
      body: json(mediaUpdate),
      answers: { 200: found(medium) },
      async handle({ params: { id }, body }) {
        const alt = body.isDecorative ? '' : body.alt;
        const stored = await media.records.describe(id, alt, body.isDecorative);
        if (!stored) throw notFound(subject);
        await audit.write({ record: recordOf(stored), after: { alt } });
        return present(stored);
      },
    }),
    defineRoute({
      ...ofOne,
      call: mediaCalls.remove,
      summary: 'Delete an image or a file',
      done: 'Deleted the file',
      query: mediaRemovalQuery,
      answers: { 200: found(removed, 'Deleted') },
      errors: ['conflict'],
      async handle({ params: { id }, query }) {
        const stored = await existing(id);
        const uses = (await mediaUses.read()).get(stored.hash) ?? [];
        if (uses.length > 0 && query.evenIfUsed !== 'true') {
          throw conflict(`It is used in ${uses.map(usePlace).join(', ')}`);
        }
        if (!(await media.remove(stored))) throw notFound(subject);
        await audit.write({ record: recordOf(stored) });
        return { id };
      },
    }),
  ];
}
