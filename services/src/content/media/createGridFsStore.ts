import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo, Types } from 'mongoose';
import { ensureIndex } from '../../store/database/ensureIndex';
import type { MediaStore } from './MediaStore';

const BUCKET = 'mediaFiles';

/** Keeps media in the database, in the standard's collections and chunks (GridFS). */
export function createGridFsStore(connection: Connection) {
  const files = connection.collection(`${BUCKET}.files`);
  const chunks = connection.collection(`${BUCKET}.chunks`);
  const bucket = () => new mongo.GridFSBucket(connection.db as mongo.Db, { bucketName: BUCKET });

  return {
    async put(key, bytes, type) {
      const target = bucket().openUploadStreamWithId(new Types.ObjectId(key), key, {
        metadata: { type },
      });
      await pipeline(Readable.from([bytes]), target);
    },
    async open(key, range) {
      const _id = new Types.ObjectId(key);
      if (!(await files.findOne({ _id }))) throw new Error(`There is no stored file ${key}`);
      const { start, end } = range ?? {};
      return bucket().openDownloadStream(
        _id,
        start === undefined || end === undefined ? {} : { start, end: end + 1 },
      );
    },
    async remove(key) {
      const _id = new Types.ObjectId(key);
      await files.deleteOne({ _id });
      // A process that died may have left chunks without their file.
      await chunks.deleteMany({ files_id: _id });
    },
    /** Those that the driver would create itself, at the first upload. */
    async createIndexes() {
      await ensureIndex(files, { filename: 1, uploadDate: 1 });
      await ensureIndex(chunks, { files_id: 1, n: 1 }, { unique: true });
    },
  } satisfies MediaStore & { createIndexes(): Promise<void> };
}
