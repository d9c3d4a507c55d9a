import { parseJson } from '@pressline/shared-api/text';
import { fromHtml } from 'hast-util-from-html';
import { wordsOf } from '../readHtml';
import type { Files, Source, SourceArticle } from '../Source';
import { textOf } from './folder';
export type Json = Readonly<Record<string, unknown>>;
export type Read = (files: Files) => Source | undefined;

export const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
export const recordsIn = (value: unknown): Json[] =>
  (Array.isArray(value)
    ? value
    : isRecord(value) && Array.isArray(value.items)
      ? value.items
      : []
  ).filter(isRecord);

/** The answers of an API that an archive holds, with their files. */
export function answersIn(files: Files): { file: string; answer: Json }[] {
  return [...files.keys()]
    .filter((file) => /\.json$/i.test(file))
    .flatMap((file) => {
      const answer = parseJson(textOf(files, file) ?? '');
      return isRecord(answer) ? [{ file, answer }] : [];
    });
}

export type Answers = ReturnType<typeof answersIn>;
/** All records of a name, over the pages of an answer. */
export const listOf = (answers: Answers, name: string): (Json & { file: string })[] =>
  answers.flatMap(({ file, answer }) => recordsIn(answer[name]).map((one) => ({ ...one, file })));

export const plain = (html: unknown) =>
  wordsOf(fromHtml(String(html ?? ''), { fragment: true })).trim();
export const hostOf = (address: unknown) =>
  URL.canParse(String(address)) ? new URL(String(address)).hostname : '';
export const pathOf = (address: unknown) =>
  URL.canParse(String(address)) ? [new URL(String(address)).pathname] : [];

/** Names of a record and of those that it is in, from the top. */
export function chainOf(id: unknown, all: ReadonlyMap<string, Json>, parent: string): Json[] {
  const chain: Json[] = [];
  for (let one = all.get(String(id)); one && chain.length < 20; one = all.get(String(one[parent])))
    chain.unshift(one);
  return chain;
}

export const byId = (records: readonly Json[]) =>
  new Map(records.map((one) => [String(one.id), one]));
/** One number for places in lists of lists. */
export const orderOf = (places: readonly unknown[]) =>
  places.reduce<number>((sum, place) => sum * 1_000 + Math.min(Number(place) || 0, 999), 0);

export interface Numbered extends Pick<Source, 'system' | 'files'> {
  articles: readonly SourceArticle[];
  /** The number of an article in its addresses. */
  numbers: ReadonlyMap<string, SourceArticle>;
  pattern: RegExp;
  hosts: readonly string[];
  findFile?: (address: string) => { path: string; name: string } | undefined;
}

/** Links go by the number in an address, whatever its host, language and words are. */
export function numberedSource({ numbers, pattern, hosts, findFile, ...source }: Numbered): Source {
  const own = new Set(hosts.filter(Boolean));
  return {
    ...{ ...source, notes: [] },
    isOwn: (address) => own.has(hostOf(address)) || /^\/(?!\/)/.test(address),
    find(address, from) {
      const [before = '', fragment = ''] = address.split(/#(.*)/s);
      if (before === '') return fragment ? { article: from, fragment } : undefined;
      const article = numbers.get(pattern.exec(before)?.[1] ?? '');
      return article ? { article, fragment } : findFile?.(before);
    },
  };
}
