import { publicListCall, type ResourceKey, type ResourceTable } from '@pressline/shared-api';
import { publicDocument } from '@pressline/shared-api/wire/documents';
import { articleListQuery, categoryQuery } from '@pressline/shared-api/wire/help';
import { z } from 'zod';
import { defineRoute, found } from '../../http/router/defineRoute';
import { publicList } from './publicLists';

/** The public lists of the help center: one for each resource that the public may read. */
export const publicListRoutes = (table: ResourceTable) =>
  Object.entries(table).flatMap(([key, resource]) => {
    const { name, labelPlural, fields, access } = resource;
    if (access.read !== 'public') return [];
    const list = publicList(key as ResourceKey);
    const byCategory = 'categoryId' in fields ? categoryQuery : undefined;
    const query = key === 'articles' ? articleListQuery : byCategory;
    return defineRoute({
      call: publicListCall(name),
      tag: 'Help',
      summary: `Public list: ${labelPlural}`,
      access: 'public',
      ...(query && { query }),
      answers: { 200: found(z.array(publicDocument(resource) as z.ZodType)) },
      handle: ({ deps, query: asked }) => list(deps, asked),
    });
  });
