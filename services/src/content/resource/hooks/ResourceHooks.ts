import type { ResourceKey } from '@pressline/shared-api';
import type { AuditLog } from '../../../people/audit/createAuditLog';
import type { SuperAdminGuard, UndoClaim } from '../../../people/auth/removalClaims';
import type { Models, StoredDocument, StoredOf } from '../../../store/database/createModel';
import type { RenderArticle } from '../../articles/renderArticle';
import type { Revisions } from '../../history/createRevisions';

/** The undo of a write that claims nothing. */
export const nothingClaimed: UndoClaim = async () => undefined;

/** How often a write is tried again when others write the same document at the same time. */
export const MAX_ATTEMPTS = 200;

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
  superAdmins: SuperAdminGuard;
  revisions: Revisions;
  /** Username of the admin user who writes; absent when the server itself does. */
  editor?: string;
}

/** Before and after of one write: `before` is absent on create, `after` on delete. */
export interface Write<Stored> {
  before?: Stored;
  after?: Stored;
}

/** The special behavior of one resource, called by the engine. */
export interface ResourceHooks<Stored = StoredDocument> {
  /** The values to store in place of the caller's change. @throws HttpError to refuse them */
  prepare?(
    context: HookContext,
    change: Change,
    before: Stored | undefined,
    serverValues: Partial<Stored>,
  ): Promise<Change>;
  /** Reserves what the write depends on. @throws HttpError to refuse the write */
  claim?(context: HookContext, write: Write<Stored>): Promise<UndoClaim>;
  /** The after-write hook: releases what the former state reserved. */
  afterWrite?(context: HookContext, write: Write<Stored>): Promise<void>;
  /** What a document that was deleted for a while does not have any more once it is restored. */
  returning?(context: HookContext, removed: Stored): Promise<Partial<Stored>>;
  /** Before a deleted document is restored as `after`: saves what it said, if it comes back with other values. */
  revive?(context: HookContext, removed: Stored, after: Stored): Promise<void>;
  /** Field values that a document still has when `before` is replaced or deleted, besides its version. */
  guard?(before: Stored): Readonly<Record<string, unknown>>;
  /** Field values under which a document may be deleted, checked by the database in the same step. */
  removable?: Readonly<Record<string, unknown>>;
  /** The answer when a document exists and `removable` does not hold. */
  refuseRemoval?(stored: Stored): Error;
  /** Another slug or name to try when a made-up one was taken at the same moment. */
  retryDuplicate?(change: Change, field: string): Change | undefined;
  /** Values made when a document is read. */
  present?(stored: Stored): Record<string, unknown>;
}

export type HookTable = { readonly [K in ResourceKey]?: ResourceHooks<StoredOf<K>> };
