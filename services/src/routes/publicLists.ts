import { publicListCall, type ResourceDefinition, resources } from '@pressline/shared-api';
import { publicDocuments, publicKeys } from '@pressline/shared-api/wire/documents';
import { articleListQuery, categoryQuery } from '@pressline/shared-api/wire/help';
import { z } from 'zod';
import { publicList } from '../help/publicLists';
import { defineRoute, found } from '../route/defineRoute';

/** The public lists of the help center: one for each resource that the public may read. */
export const publicListRoutes = publicKeys.map((key) => {
  const { name, labelPlural, fields }: ResourceDefinition = resources[key];
  const list = publicList(key);
  const byCategory = 'categoryId' in fields ? categoryQuery : undefined;
  const query = key === 'articles' ? articleListQuery : byCategory;
  return defineRoute({
    call: publicListCall(name),
    tag: 'Help',
    summary: `Public list: ${labelPlural}`,
    access: 'public',
    ...(query && { query }),
    answers: { 200: found(z.array(publicDocuments[key] as z.ZodType)) },
    handle: ({ deps, query: asked }) => list(deps, asked),
  });
});
