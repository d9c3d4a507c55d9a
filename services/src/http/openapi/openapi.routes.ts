import { contract } from '@pressline/shared-api/contract';
import { handle } from '../router/handle';
import type { Route } from '../router/Route';
import { createDocument } from './createDocument';

/** The API's own description, without what only our host may call; made at its first request. */
export function openApiRoute(routesOf: () => readonly Route[]): Route {
  let document: string | undefined;
  return handle(contract.others.service.openApi, ({ ctx }) => {
    const isPublic = ({ access }: Route) => access !== 'internal';
    document ??= JSON.stringify(createDocument(routesOf().filter(isPublic)));
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = document;
    return undefined;
  });
}
