import type {
  ApiClient,
  BulkAnswer,
  BulkBody,
  DocumentMeta,
  ListParams,
  RequestOptions,
  ResourceKey,
} from '@pressline/shared-api';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Session, SessionState } from './createSession';

export const SessionContext = createContext<Session | null>(null);

/** The session of the admin area. Throws outside of `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it');
  return session;
}

export function useSessionState(): SessionState {
  return useStore(useSession().store);
}

/** The client for admin calls, which survives the end of a session. */
export function useApi(): ApiClient {
  return useSession().api;
}

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
