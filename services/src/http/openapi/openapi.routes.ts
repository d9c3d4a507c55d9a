import { named } from '@pressline/shared-api/wire/common';
import { z } from 'zod';
import { OPENAPI_PATH } from '../cache/isPublicRead';
import { defineRoute, found } from '../router/defineRoute';
import type { Route } from '../router/Route';
import { createDocument } from './createDocument';

const openApi = named('OpenApi', z.looseObject({ openapi: z.literal('3.1.0') }));

/** The API's own description, without what only our host may call; made at its first request. */
export function openApiRoute(routesOf: () => readonly Route[]): Route {
  let document: string | undefined;
  return defineRoute({
    call: `GET ${OPENAPI_PATH}`,
    tag: 'Service',
    summary: 'The OpenAPI document',
    access: 'public',
    isOffline: true,
    answers: { 200: found(openApi) },
    handle({ ctx }) {
      const isPublic = ({ access }: Route) => access !== 'internal';
      document ??= JSON.stringify(createDocument(routesOf().filter(isPublic)));
      ctx.type = 'application/json; charset=utf-8';
      ctx.body = document;
      return undefined;
    },
  });
}
