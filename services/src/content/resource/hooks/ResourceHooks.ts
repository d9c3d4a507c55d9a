import type { ResourceKey } from '@pressline/shared-api';
import type { AuditLog } from '../../../people/audit/createAuditLog';
import type { Models, StoredDocument, StoredOf } from '../../../store/database/createModel';
import type { RenderArticle } from '../../articles/renderArticle';
import type { History } from '../../versions/createHistory';
import type { Versions } from '../../versions/createVersions';

export type Change = Record<string, unknown>;

/** What hooks may work with. */
export interface HookContext {
  audit: Pick<AuditLog, 'write'>;
  render: RenderArticle;
  /** What is known of a file of the media library, by its hash; undefined when it is not there. */
  fileFacts(hash: string): Promise<{ sizeBytes: number; fileType: string } | undefined>;
  models: Models;
  /**
   * Ends every session of a user, on all instances within a second; but not the present one of a user
   * who changes their own password.
   */
  endSessions(before: StoredOf<'users'>, after?: StoredOf<'users'>): Promise<void>;
  versions: Versions;
  history: History;
  /** Username of the admin user who writes; absent when the server itself does. */
  editor?: string;
}

/**
 * Before and after of one write: `before` is absent on create, `after` on delete. `removed` is what a
 * document that is restored was when it was deleted.
 */
export interface Write<Stored> {
  before?: Stored;
  after?: Stored;
  removed?: Stored;
}

/**
 * The special behavior of one resource, called by the engine: `beforehand` before the transaction of a
 * write, all others in it.
 */
export interface ResourceHooks<Stored = StoredDocument> {
  /** Does what takes long and needs nothing of the database; what it adds to a change reaches `prepare`. */
  beforehand?(context: HookContext, change: Change): Promise<Change>;
  /** The values to store in place of the caller's change. @throws HttpError to refuse them */
  prepare?(
    context: HookContext,
    change: Change,
    before: Stored | undefined,
    serverValues: Partial<Stored>,
  ): Promise<Change>;
  /** Whether the write may be made. Nothing is written before. @throws HttpError to refuse it */
  check?(context: HookContext, write: Write<Stored>): Promise<void>;
  /** Writes what follows a write. It refuses nothing: one of many writes may be refused alone. */
  afterWrite?(context: HookContext, write: Write<Stored>): Promise<void>;
  /** What a document that was deleted for a while does not have any more once it is restored. */
  returning?(context: HookContext, removed: Stored): Promise<Partial<Stored>>;
  /** Values made when a document is read. */
  present?(stored: Stored): Record<string, unknown>;
}

export type HookTable = { readonly [K in ResourceKey]?: ResourceHooks<StoredOf<K>> };
