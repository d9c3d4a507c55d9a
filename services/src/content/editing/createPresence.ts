import type { Presence } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import { ignoreDuplicate } from '../../store/database/duplicateField';
import { ensureIndex } from '../../store/database/ensureIndex';

/** An editor is seen every 20 seconds. */
const GONE_MS = 60_000;

interface StoredEditor {
  /** The article's id and the username. */
  _id: string;
  articleId: string;
  username: string;
  since: Date;
  seenAt: Date;
}

/** Who has which article open in the editor. */
export type Editors = ReturnType<typeof createPresence>;

export function createPresence(connection: Connection) {
  const editors = connection.collection<StoredEditor>('presence');
  const idOf = (articleId: string, username: string) => `${articleId}:${username}`;

  /** All but `username`, of one article or of all. */
  async function others(username: string, articleId?: string): Promise<Presence> {
    // The database deletes expired entries a little late.
    const present = { seenAt: { $gte: new Date(Date.now() - GONE_MS) } };
    const filter = { ...present, username: { $nin: [username] }, ...(articleId && { articleId }) };
    const found = await editors.find(filter).sort({ since: 1 }).limit(1_000).toArray();
    return {
      editors: found.map(({ articleId: id, username: name, since }) => ({
        articleId: id,
        username: name,
        since: since.toISOString(),
      })),
    };
  }

  return {
    others,
    /** Notes that a user edits an article. @returns who else does */
    async enter(articleId: string, username: string): Promise<Presence> {
      const _id = idOf(articleId, username);
      const now = new Date();
      const seen = { $set: { seenAt: now }, $setOnInsert: { articleId, username, since: now } };
      // It is noted again soon: one that is lost is no harm.
      const options = { upsert: true, writeConcern: { w: 1 } };
      // Another window of the same user may note it at the same time.
      await ignoreDuplicate(editors.updateOne({ _id }, seen, options));
      return others(username, articleId);
    },
    async leave(articleId: string, username: string) {
      await editors.deleteOne({ _id: idOf(articleId, username) });
    },
    async createIndexes() {
      await ensureIndex(editors, { seenAt: 1 }, { expireAfterSeconds: (2 * GONE_MS) / 1_000 });
    },
  };
}
