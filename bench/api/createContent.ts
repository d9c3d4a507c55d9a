import { sampleArticle } from './sampleArticle';
import type { RunningApi } from './startApi';

const CATEGORIES = 12;
const AT_ONCE = 8;

export async function createContent({ admin }: RunningApi['client'], count: number) {
  const categoryIds: string[] = [];
  for (let order = 0; order < CATEGORIES; order += 1) {
    const { id } = await admin.categories.create({
      name: `Category ${order}`,
      description: 'A part of the help center',
      order,
    });
    categoryIds.push(id);
  }
  let next = 0;
  let slug = '';
  const work = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const categoryId = String(categoryIds[number % CATEGORIES]);
      slug = (await admin.articles.create(sampleArticle(number, categoryId))).slug;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { categoryId: String(categoryIds[0]), slug };
}
