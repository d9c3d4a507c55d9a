import type { ResourceKey } from '@pressline/shared-api';
import { parseJson } from '@pressline/shared-api/text';
import { localKeys, readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';
import type { Draft } from './fields/draft';

const PREFIX = 'pressline_unsaved';
/** The oldest makes room for another. */
const MAX_KEPT = 20;

/** What was typed in a form and not saved on the server. */
export interface Recovery {
  key: string;
  draft: Draft;
  /** What the server had when it was typed. */
  saved: Draft;
  /** ISO 8601, UTC. */
  at: string;
}

/** Begins the keys of what a user typed in forms of one document; each form has one of its own. */
export const recoveryStart = (userId: string, resourceKey: ResourceKey, id: string): string =>
  `${PREFIX}:${userId}:${resourceKey}:${id}:`;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

function readRecovery(key: string): Recovery | undefined {
  const value = parseJson(readLocal(key) ?? '') as Partial<Recovery> | null | undefined;
  const { draft, saved, at = '' } = value ?? {};
  if (!isDraft(draft) || !isDraft(saved) || Number.isNaN(Date.parse(at))) return undefined;
  return { key, draft, saved, at };
}

/** Those whose keys begin with `start`, the latest first; an unreadable one counts as none. */
export const findRecoveries = (start: string): Recovery[] =>
  localKeys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => readRecovery(key) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at));

/** @returns whether the browser had room for it */
export function storeRecovery({ key, ...recovery }: Recovery): boolean {
  if (readLocal(key) === null) {
    for (const old of findRecoveries(`${PREFIX}:`).slice(MAX_KEPT - 1)) removeRecovery(old.key);
  }
  return storeLocal(key, JSON.stringify(recovery));
}

export const removeRecovery = (key: string): boolean => storeLocal(key, null);
