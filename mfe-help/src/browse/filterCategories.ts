import type { PublicCategory } from '@pressline/shared-api';

/** The categories whose name or description contains `query`, without regard to case. */
export function filterCategories(
  categories: readonly PublicCategory[],
  query: string,
): PublicCategory[] {
  const wanted = query.trim().toLowerCase();
  return categories.filter(({ name, description }) =>
    [name, description].some((text) => text.toLowerCase().includes(wanted)),
  );
}
