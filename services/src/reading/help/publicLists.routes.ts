import { publicListCall } from '@pressline/shared-api';
import { publicDocument } from '@pressline/shared-api/wire/documents';
import { articleListQuery, categoryQuery } from '@pressline/shared-api/wire/help';
import { z } from 'zod';
import { defineRoute, found } from '../../http/router/defineRoute';
import { type ListNeeds, publicList } from './publicLists';

/** The public lists of the help center: one for each resource that the public may read. */
export const publicListRoutes = (needs: ListNeeds) =>
  Object.values(needs.types).flatMap(({ key, resource }) => {
    const { name, labelPlural, fields, access } = resource;
    if (access.read !== 'public') return [];
    const list = publicList(key);
    const byCategory = 'categoryId' in fields ? categoryQuery : undefined;
    const query = key === 'articles' ? articleListQuery : byCategory;
    return defineRoute({
      call: publicListCall(name),
      tag: 'Help',
      summary: `Public list: ${labelPlural}`,
      access: 'public',
      ...(query && { query }),
      answers: { 200: found(z.array(publicDocument(resource) as z.ZodType)) },
      handle: ({ query: asked }) => list(needs, asked),
    });
  });
