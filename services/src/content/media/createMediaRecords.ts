import {
  extensionOf,
  type MediaListParams,
  type Medium,
  mediaAddress,
  variantsOf,
} from '@pressline/shared-api';
import { type Connection, type mongo, Types } from 'mongoose';
import { findPage, type PageQuery, removeById } from '../../store/database/documents';
import { ensureIndex } from '../../store/database/ensureIndex';
import { escapeRegExp } from '../../store/database/escapeRegExp';
import { joining } from '../../store/database/joining';
import type { UsesByHash } from './createMediaUses';
import { fileTypes } from './fileTypes';
import type { PreparedMedia } from './prepareMedia';

/** One stored file of a medium: itself, or an image of another width. */
export interface StoredPart {
  name: string;
  type: string;
  size: number;
  key: string;
}

/** A file of the media library as the database keeps it. */
export interface StoredMedium extends Omit<PreparedMedia, 'parts'> {
  _id: Types.ObjectId;
  alt: string;
  isDecorative: boolean;
  /** The file itself first. */
  parts: StoredPart[];
  searchText: string;
  createdAt: Date;
  createdBy: string | null;
}

export type NewMedium = Omit<StoredMedium, '_id' | 'searchText' | 'createdAt'>;

const searchText = ({ name, alt }: Pick<StoredMedium, 'name' | 'alt'>) =>
  `${name}\n${alt}`.toLowerCase();

function conditions({ filter, q }: MediaListParams, usedHashes: readonly string[]) {
  const found: mongo.Filter<StoredMedium> = {};
  if (filter === 'unused') found.hash = { $nin: [...usedHashes] };
  else if (filter) found.kind = filter;
  if (q) found.searchText = new RegExp(escapeRegExp(q.toLowerCase()));
  return found;
}

/** What is known of each file of the media library. */
export function createMediaRecords(connection: Connection) {
  const records = joining(connection.collection<StoredMedium>('media'));
  const byId = (id: string) => ({ _id: new Types.ObjectId(id) });
  return {
    findByHash: (hash: string) => records.findOne({ hash }),
    find: (id: string) => records.findOne(byId(id)),
    all: () => records.find({}).sort({ _id: 1 }),
    isStored: async (key: string) => (await records.findOne({ 'parts.key': key })) !== null,
    list: (query: MediaListParams & PageQuery, used: readonly string[]) =>
      findPage(records, conditions(query, used), { createdAt: -1, _id: -1 }, query),
    async insert(facts: NewMedium, _id = new Types.ObjectId()): Promise<StoredMedium> {
      const medium = { _id, createdAt: new Date(), ...facts, searchText: searchText(facts) };
      await records.insertOne(medium);
      return medium;
    },
    restore: (medium: StoredMedium) => records.insertOne(medium),
    /** @returns null when there is none */
    async describe(id: string, alt: string, isDecorative: boolean) {
      const before = await records.findOne(byId(id));
      if (!before) return null;
      const $set = { alt, isDecorative, searchText: searchText({ name: before.name, alt }) };
      return records.findOneAndUpdate(byId(id), { $set }, { returnDocument: 'after' });
    },
    remove: (id: string) => removeById(records, id),
    async createIndexes() {
      await ensureIndex(records, { hash: 1 }, { unique: true });
      await ensureIndex(records, { 'parts.key': 1 });
      await ensureIndex(records, { createdAt: -1, _id: -1 });
      await ensureIndex(records, { kind: 1, createdAt: -1, _id: -1 });
    },
  };
}

/** Size and type of a file, as downloads have them. */
export const fileFacts = ({ name, parts }: StoredMedium) => ({
  sizeBytes: parts[0]?.size ?? 0,
  fileType: fileTypes[extensionOf(name)]?.label ?? '',
});

/** A medium as staff see it. */
export function presentMedium(stored: StoredMedium, uses: UsesByHash): Medium {
  const { _id, hash, kind, name, width, height, alt, isDecorative } = stored;
  const { sizeBytes: size, fileType: typeLabel } = fileFacts(stored);
  const [small] = variantsOf(stored);
  return {
    ...{ id: String(_id), kind, name, width, height, alt, isDecorative },
    ...{ typeLabel, size },
    url: mediaAddress(stored),
    thumbnailUrl: kind === 'image' ? mediaAddress({ ...stored, name: small?.name ?? name }) : null,
    createdAt: stored.createdAt.toISOString(),
    createdBy: stored.createdBy,
    uses: [...(uses.get(hash) ?? [])],
  };
}
