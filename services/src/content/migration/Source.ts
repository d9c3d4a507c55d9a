import type { ImportError } from '@pressline/shared-api';

export interface ArchiveFile {
  bytes: Buffer;
  /** ISO 8601. */
  changedAt: string;
}

/** Files of an archive by their paths. */
export type Files = ReadonlyMap<string, ArchiveFile>;

export type Body = { type: 'markdown' | 'html'; text: string };

/** An article of another system. */
export interface SourceArticle {
  /** What its system calls it, a number or a path, alike in each of its exports. */
  key: string;
  /** Where it stands in the archive. */
  file: string;
  title: string;
  summary?: string | undefined;
  body: Body;
  /** Names from the top. */
  category: readonly string[];
  tags: readonly string[];
  /** `hidden`: not in the navigation, or not for everybody. */
  state: 'published' | 'draft' | 'hidden';
  /** Among all articles. */
  order: number;
  /** Paths at which its system shows it. */
  addresses: readonly string[];
  /** ISO 8601. */
  createdAt?: string | undefined;
  updatedAt?: string | undefined;
  /** What of it is not in its body and has no place here. */
  lost: readonly string[];
  /** A text that stands in the place of a tag of its body. */
  include?: ((name: string) => string | undefined) | undefined;
}

/** What an address leads to. */
export type Target = { article: SourceArticle; fragment: string } | { path: string; name: string };

/** The articles of an archive of another system. */
export interface Source {
  /** Its name, for people. */
  system: string;
  /** Which one of its sites, where keys alone do not tell. */
  site?: string | undefined;
  articles: readonly SourceArticle[];
  files: Files;
  /** What an address in an article leads to, if that is in the archive. */
  find(address: string, from: SourceArticle): Target | undefined;
  /** Whether an address is one of the source, so that one without a target leads nowhere here. */
  isOwn(address: string): boolean;
  /** What is told of files rather than of articles. */
  notes: readonly ImportError[];
}
