import { type ZodType, z } from 'zod';
import type { ResourceDefinition } from '../../definition/defineResource';
import { publicPath } from '../../definition/paths';
import { ok } from '../answer';
import { endpoint } from '../endpoint';
import { type PublicDocument, publicDocument } from './documents';
import type { AnyOr } from './resourceEndpoints';
import { publicListQuerySchema } from './schemas';

const categoryQuery = publicListQuerySchema.pick({ categoryId: true });

type QueryOf<R extends ResourceDefinition> = R extends { name: 'articles' }
  ? typeof publicListQuerySchema
  : R['fields'] extends { categoryId: unknown }
    ? typeof categoryQuery
    : undefined;

function queryOf<R extends ResourceDefinition>({ name, fields }: R): QueryOf<R> {
  const byCategory = 'categoryId' in fields ? categoryQuery : undefined;
  return (name === 'articles' ? publicListQuerySchema : byCategory) as QueryOf<R>;
}

/** What visitors get of one resource. Articles: featured first, then most viewed, then newest. */
export const publicEndpoints = <R extends ResourceDefinition>(resource: R) => ({
  list: endpoint(`GET ${publicPath(resource.name)}`, {
    tag: 'Help',
    summary: `Public list: ${resource.labelPlural}`,
    access: 'public',
    query: queryOf(resource),
    answers: {
      200: ok(
        z.array(publicDocument(resource)) as unknown as ZodType<AnyOr<R, PublicDocument<R>>[]>,
      ),
    },
  }),
});
