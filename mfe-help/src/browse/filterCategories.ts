import type { PublicCategory } from '@pressline/shared-api';

export function filterCategories(
  categories: readonly PublicCategory[],
  query: string,
): PublicCategory[] {
  const wanted = query.trim().toLowerCase();
  return categories.filter(({ name, description }) =>
    [name, description].some((text) => text.toLowerCase().includes(wanted)),
  );
}
