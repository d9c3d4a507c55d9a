import Router from '@koa/router';
import { bulkSchema } from '@pressline/shared-api/bulk-schema';
import { listQuerySchema } from '@pressline/shared-api/schemas';
import type { Context } from 'koa';
import { notFound } from '../errors';
import { requireRole } from '../middleware/requireRole';
import { applyToMany } from './applyToMany';
import type { Engine } from './createEngine';
import type { StoredDocument } from './createModel';
import type { Kind } from './kinds';
import { listDocuments } from './listDocuments';
import { parseBody } from './parseBody';
import { parseId } from './parseId';
import { serializeAdmin } from './serialize';

/**
 * The admin routes of one resource: list (`{<name>: [...], total}`), get, create, update, remove.
 * They answer the document itself; a deleted one answers `{id}`. Content has bulk
 * actions besides, and can be restored.
 */
export function createRouter(kind: Kind, engine: Engine): Router {
  const { resource, hooks, model, key } = kind;
  const listQuery = listQuerySchema(resource);
  const router = new Router({ prefix: resource.adminPath, sensitive: true });
  const canRead = requireRole(resource.access.read === 'public' ? 'admin' : resource.access.read);
  const canWrite = requireRole(resource.access.write);

  const editorOf = ({ state }: Context): string => state.identity.user.username;
  const idOf = ({ id }: Record<string, string | undefined>) => parseId(id, resource.label);

  router.get('/', canRead, async (ctx) => {
    const { documents, total } = await listDocuments(kind, parseBody(listQuery, { ...ctx.query }));
    const list = documents.map((stored) => serializeAdmin(resource, hooks, stored));
    ctx.body = { [resource.name]: list, total };
  });

  router.post('/', canWrite, async (ctx) => {
    ctx.body = await engine.create(key, ctx.request.body, {}, editorOf(ctx));
    ctx.status = 201;
  });

  router.get('/:id', canRead, async (ctx) => {
    const stored = await model.findById(idOf(ctx.params)).lean<StoredDocument>();
    if (!stored) throw notFound(resource.label);
    ctx.body = serializeAdmin(resource, hooks, stored);
  });

  router.put('/:id', canWrite, async (ctx) => {
    ctx.body = await engine.update(key, idOf(ctx.params), ctx.request.body, editorOf(ctx));
  });

  router.delete('/:id', canWrite, async (ctx) => {
    const id = idOf(ctx.params);
    await engine.remove(key, id);
    ctx.body = { id };
  });

  if (key === 'users') return router;
  const bulkBody = bulkSchema(resource);

  router.post('/bulk', canWrite, async (ctx) => {
    const body = parseBody(bulkBody, ctx.request.body);
    ctx.body = await applyToMany(engine, key, body, editorOf(ctx));
  });

  router.post('/:id/restore', canWrite, async (ctx) => {
    ctx.body = await engine.restore(key, idOf(ctx.params));
  });

  return router;
}
