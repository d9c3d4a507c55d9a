import type { Seed, SeedFile } from './loadSeed';

/** Every tag that an article carries, under the name of the category that uses it most. */
export function articleTags({ articles, categories }: Seed): { name: string; category: string }[] {
  const uses = new Map<string, SeedFile<'articles'>[]>();
  for (const article of articles) {
    for (const tag of article.tags) uses.set(tag, [...(uses.get(tag) ?? []), article]);
  }
  return [...uses].map(([name, users]) => {
    const [main] = categories.toSorted(
      (a, b) => share(users, b.key) - share(users, a.key) || a.order - b.order,
    );
    return { name, category: main?.name ?? '' };
  });
}

function share(articles: SeedFile<'articles'>[], category: string): number {
  return articles.filter((article) => article.category === category).length;
}
