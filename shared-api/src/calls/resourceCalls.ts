import { adminPath, publicPath } from '../definition/paths';
import { call } from './call';

type Any = (...args: unknown[]) => Promise<unknown>;

/** The calls that staff have for one resource; `bulk` and `restore` are content's alone. */
export function resourceCalls(name: string) {
  const path = adminPath(name);
  return {
    list: call<Any>(`GET ${path}?`),
    create: call<Any>(`POST ${path}`),
    bulk: call<Any>(`POST ${path}/bulk`),
    get: call<Any>(`GET ${path}/:id`),
    update: call<Any>(`PUT ${path}/:id`),
    remove: call<Any>(`DELETE ${path}/:id`),
    restore: call<Any>(`POST ${path}/:id/restore`),
  };
}

/** The public list of one resource. */
export const publicListCall = (name: string) => call<Any>(`GET ${publicPath(name)}?`);
