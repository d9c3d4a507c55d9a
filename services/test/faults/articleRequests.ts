import { isContent, type ResourceKey, resources } from '@pressline/shared-api';
import { ARTICLES, onArticle, type Prepare } from './prepare';
import type { World } from './World';

/** The routes of a resource that write. */
function ofResource(key: ResourceKey): Record<string, Prepare> {
  const { adminPath: path, titleField } = resources[key];
  const change = (world: World) => ({
    [key === 'users' ? 'fullName' : titleField]: world.next('other'),
  });
  const five: Record<string, Prepare> = {
    [`POST ${path}`]: async (world) => ({ path, body: await world.body(key) }),
    [`PUT ${path}/:id`]: async (world) => ({
      path: `${path}/${await world.add(key)}`,
      body: change(world),
    }),
    [`DELETE ${path}/:id`]: async (world) => ({ path: `${path}/${await world.add(key)}` }),
  };
  if (!isContent(resources[key])) return five;
  return {
    ...five,
    [`POST ${path}/bulk`]: async (world) => ({
      path: `${path}/bulk`,
      body: { action: 'delete', ids: [await world.add(key), await world.add(key)] },
    }),
    [`POST ${path}/:id/restore`]: async (world) => {
      const id = await world.add(key);
      await world.app.engine.remove(key, id);
      return { path: `${path}/${id}/restore` };
    },
  };
}

export const articleRequests: Readonly<Record<string, Prepare>> = {
  ...Object.assign({}, ...(Object.keys(resources) as ResourceKey[]).map(ofResource)),
  [`PUT ${ARTICLES}/:id/freshness`]: onArticle('/freshness', () => ({ owner: 'editor' })),
  [`POST ${ARTICLES}/:id/presence`]: onArticle('/presence'),
  [`DELETE ${ARTICLES}/:id/presence`]: async (world) => {
    const { id } = await world.addArticle();
    await world.app.parts.editing.presence.enter(id, 'admin');
    return { path: `${ARTICLES}/${id}/presence` };
  },
  [`POST ${ARTICLES}/:id/revisions/:revision/restore`]: async (world) => {
    const { id } = await world.addArticle();
    await world.app.engine.update('articles', id, { content: 'Another text' }, 'admin');
    return { path: `${ARTICLES}/${id}/revisions/1/restore` };
  },
  [`PUT ${ARTICLES}/:id/schedule`]: onArticle('/schedule', ({ version }) => ({
    ...{ copyVersion: 0, articleVersion: version, publishAt: null },
    unpublishAt: new Date(Date.now() + 86_400_000).toISOString(),
  })),
  [`POST ${ARTICLES}/:id/sources/confirm`]: async (world) => {
    const { id } = await world.addArticle();
    const sources = [{ text: 'A statement', page: null }];
    await world.app.models.articles.updateOne({ _id: id }, { $set: { sources } });
    return { path: `${ARTICLES}/${id}/sources/confirm`, body: { text: 'A statement' } };
  },
  [`PUT ${ARTICLES}/:id/working-copy`]: onArticle('/working-copy', ({ version }) => ({
    ...{ copyVersion: 0, articleVersion: version, values: { title: 'Better' } },
  })),
  [`DELETE ${ARTICLES}/:id/working-copy`]: async (world) => {
    const { id, version } = await world.addWorkingCopy();
    return { path: `${ARTICLES}/${id}/working-copy?version=${version}` };
  },
  [`POST ${ARTICLES}/:id/working-copy/publish`]: async (world) => {
    const { id, version, articleVersion } = await world.addWorkingCopy();
    const body = { copyVersion: version, articleVersion, isPublished: true };
    return {
      path: `${ARTICLES}/${id}/working-copy/publish`,
      body: { ...body, values: { title: 'Best' } },
    };
  },
  [`POST ${ARTICLES}/verify`]: async (world) => ({
    path: `${ARTICLES}/verify`,
    body: { ids: [(await world.addArticle()).id, (await world.addArticle()).id] },
  }),
};
