import { type EditedArticle, readableFields } from '@pressline/shared-api';
import { conflict, notFound } from '../../errors';
import type { ResourceTypes } from '../resource/resourceTypes';
import { serializeAdmin } from '../resource/serialize';
import type { Versions } from '../versions/createVersions';
import type { ChangedText } from '../versions/Version';
import { copiedValues, type StoredArticle } from './copiedValues';

/** Which draft and which article a caller has seen; 0 for none. */
export interface Seen {
  copyVersion: number;
  articleVersion: number;
}

/** An article and its draft; that of a new article has no document yet. */
export interface Edited {
  id: string;
  stored: StoredArticle | null;
  draft: ChangedText | null;
}

const META = ['version', 'createdAt', 'updatedAt', 'savedBy'];

/** Reads articles as editors have them open. */
export function createEditedArticles(
  { articles: type }: ResourceTypes,
  versions: Pick<Versions, 'find'>,
) {
  const { label } = type.resource;
  // Without what is rendered of the text.
  const shown = [...readableFields(type.resource), ...META];

  /** @throws HttpError 404, unless `isNew` */
  async function find(id: string, isNew = false): Promise<Edited> {
    const stored = await type.model.findById(id).select(shown).lean<StoredArticle>();
    const draft = await versions.find(id, 'draft');
    // That of a deleted article comes back with it.
    const isThere = stored ?? (draft ? draft.baseNumber === 0 : isNew);
    if (!isThere) throw notFound(label);
    return { id, stored, draft };
  }

  function present({ stored, draft }: Edited): EditedArticle {
    const { number: version, baseNumber: articleVersion, base, values, at, by } = draft ?? {};
    return {
      article: stored && serializeAdmin(type, stored),
      copy: draft && {
        ...{ version, articleVersion, base, values },
        ...{ savedAt: at?.toISOString(), savedBy: by },
      },
    } as EditedArticle;
  }

  /** What the article says; a new one is based on an empty one. */
  const saidIn = ({ stored }: Edited): StoredArticle =>
    stored ?? new type.model({}).toObject<StoredArticle>();

  const stale = (edited: Edited) =>
    conflict(`${label} was changed by another editor`, { current: present(edited) });

  return {
    find,
    present,
    saidIn,
    stale,
    /** @throws HttpError 404; 409 for what was not created yet */
    async findCreated(id: string) {
      const edited = await find(id);
      const { stored } = edited;
      if (!stored) throw conflict('Create the article first');
      return { ...edited, stored };
    },
    /** What the caller's changes are based on. @throws HttpError 409 when another editor wrote since */
    baseOf(edited: Edited, { copyVersion, articleVersion: baseNumber }: Seen) {
      const { stored, draft } = edited;
      if ((draft?.number ?? 0) !== copyVersion) throw stale(edited);
      const isPresent = baseNumber === (stored?.version ?? 0);
      if (isPresent) return { baseNumber, base: copiedValues(saidIn(edited)) };
      if (draft?.baseNumber === baseNumber) return { baseNumber, base: draft.base };
      throw stale(edited);
    },
  };
}
