import type { Due } from '../../resources/freshness';

/** Parameters of every admin list. `sort` is a field's name, with `-` in front for descending. */
export interface ListParams {
  /** From 1. */
  page?: number;
  /** Documents per page, 1 to 1,000; 200 unless given. */
  limit?: number;
  sort?: string;
  /** Looks for this text, without regard to case, in the resource's searchable fields. */
  q?: string;
  /** An id, or `all`. */
  categoryId?: string;
  published?: boolean;
  /** Whether it will be published by itself. */
  scheduled?: boolean;
  /** Of articles: which of those that have to be checked, the most urgent first unless `sort` is given. */
  due?: Due;
  /** Of articles: a username. */
  owner?: string;
  [name: string]: string | number | boolean | undefined;
}
