import { adminPath } from '../definition/paths';
import type { Operation } from '../wire/operations';
import type { ReplaceBody, ReplacePreview, ReplaceRule } from '../wire/replace';
import { call } from './call';

const replace = adminPath('replace');

/** Find and replace over all articles. All throw ApiError. */
export const replaceCalls = {
  /** The hits, each with its replacement; nothing is written. @throws ApiError 400 for a wrong pattern */
  preview: call<[rule: ReplaceRule], ReplacePreview>(`POST ${replace}/preview`),
  /** Replaces the chosen hits, as one operation that can be undone. */
  apply: call<[body: ReplaceBody], Operation>(`POST ${replace}`),
};
