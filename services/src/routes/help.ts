import Router from '@koa/router';
import { type PublicCategory, type ResourceKey, resources } from '@pressline/shared-api';
import { publicListQuerySchema } from '@pressline/shared-api/schemas';
import { countByCategory } from '../help/publicArticles';
import { isInForce } from '../resource/announcementHooks';
import type { Models, StoredDocument, StoredOf } from '../resource/createModel';
import type { Kinds } from '../resource/kinds';
import { categoryFilter } from '../resource/listDocuments';
import { parseBody } from '../resource/parseBody';
import { serializePublic } from '../resource/serialize';

const PRIORITIES = ['high', 'medium', 'low'];

export interface HelpDeps {
  models: Models;
  kinds: Kinds;
}

/** The public lists of the help center but articles: plain arrays (spec §7). */
export function createHelpRoutes({ models, kinds }: HelpDeps): Router {
  const router = new Router({ prefix: '/api/help', sensitive: true });

  async function list(key: ResourceKey, filter: Record<string, unknown> = {}) {
    const { model, resource, hooks } = kinds[key];
    const found = await model
      .find(filter)
      .sort({ ...resource.sort })
      .lean<StoredDocument[]>();
    return found.map((stored) => ({
      stored,
      document: serializePublic(resource, hooks, stored),
    }));
  }

  router.get('/categories', async (ctx) => {
    const [found, counts] = await Promise.all([list('categories'), countByCategory(models)]);
    ctx.body = found.map(({ document }) => ({
      ...(document as unknown as PublicCategory),
      articleCount: counts.get(String(document.id)) ?? 0,
    }));
  });

  router.get('/announcements', async (ctx) => {
    const found = await list('announcements');
    ctx.body = found
      .filter(({ stored }) => isInForce(stored as unknown as StoredOf<'announcements'>))
      .map(({ document, stored }) => ({ ...document, revision: stored.version }))
      .sort(byPriority);
  });

  for (const key of ['faqs', 'videos', 'downloads', 'quickLinks', 'tags'] as const) {
    const hasCategory = 'categoryId' in resources[key].fields;
    router.get(`/${resources[key].name}`, async (ctx) => {
      const query = hasCategory ? parseBody(publicListQuerySchema, { ...ctx.query }) : {};
      ctx.body = (await list(key, categoryFilter(query.categoryId))).map(
        ({ document }) => document,
      );
    });
  }

  return router;
}

// The sort is stable, so newest first holds within a priority.
function byPriority(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return PRIORITIES.indexOf(String(a.priority)) - PRIORITIES.indexOf(String(b.priority));
}
