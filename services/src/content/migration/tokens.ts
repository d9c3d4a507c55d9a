import { createHash } from 'node:crypto';
import type { Source } from './Source';

/** Addresses that stand for articles and files of a source until they have their own here. */
export const articleToken = (id: string) => `/import/article/${id}`;
export const fileToken = (hash: string) => `/import/file/${hash}`;
export const ARTICLE_TOKEN = /\/import\/article\/([\da-f]{24})/g;
export const FILE_TOKEN = /\/import\/file\/([\da-f]{64})/g;

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');

export const hashOf = (bytes: Buffer): string => sha256(bytes);

/** The id of an article here, by what its system calls it: another import of it finds the same one. */
export const idOf = ({ system, site = '' }: Pick<Source, 'system' | 'site'>, key: string): string =>
  sha256(JSON.stringify([system, site, key])).slice(0, 24);
