import type {
  BulkAnswer,
  BulkBody,
  DocumentMeta,
  ListParams,
  RequestOptions,
  ResourceKey,
} from '@pressline/shared-api';
import { useApi } from './useSession';

/** A document of any resource; its fields are known from the resource table only. */
export type AnyDocument = DocumentMeta & Readonly<Record<string, unknown>>;
export type AnyBody = Readonly<Record<string, unknown>>;

export interface AnyList {
  readonly total: number;
  readonly [name: string]: unknown;
}

interface AnyResourceApi {
  list(params: ListParams, init: RequestOptions): Promise<AnyList>;
  create(body: AnyBody): Promise<AnyDocument>;
  get(id: string, init: RequestOptions): Promise<AnyDocument>;
  update(id: string, body: AnyBody): Promise<AnyDocument>;
  remove(id: string): Promise<unknown>;
  /** Content only, like `bulk`: neither is there for users. */
  restore(id: string): Promise<AnyDocument>;
  bulk(body: BulkBody): Promise<BulkAnswer>;
}

export function useResourceApi(key: ResourceKey): AnyResourceApi {
  return useApi().admin[key] as unknown as AnyResourceApi;
}
