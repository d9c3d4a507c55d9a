import { findDocs } from '../query/find';
import type { Catalog } from './catalog';

/** Removes documents that TTL indexes declare expired. */
export function removeExpired(catalog: Catalog, now: number): void {
  for (const collection of catalog.list()) {
    for (const { spec } of collection.indexes) {
      if (spec.expireAfterSeconds === undefined) continue;
      const [path = ''] = Object.keys(spec.key);
      const limit = new Date(now - spec.expireAfterSeconds * 1000);
      for (const stored of findDocs(collection, { [path]: { $lte: limit } })) {
        collection.remove(stored);
      }
    }
  }
}
