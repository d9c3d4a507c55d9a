import type { ZodType } from 'zod';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const MULTIPART_TYPE = 'multipart/form-data';

/** Schemas by media type. */
export type MediaTypes = Readonly<Record<string, ZodType>>;

/** What a request sends. JSON and plain forms are validated unless `reading` says otherwise. */
export interface Body<Content extends MediaTypes = MediaTypes> {
  content: Content;
  /** `unchecked`: the handler validates the body. `raw`: it reads it from the request. */
  reading?: 'unchecked' | 'raw';
  /** A missing body counts as an empty object. */
  isOptional?: true;
  /** The largest body in bytes, if not the default of the media type. */
  maxBytes?: number;
}

/** Makes the content of a JSON document. */
export const json = <Schema extends ZodType>(schema: Schema) => ({ [JSON_TYPE]: schema }) as const;

/** Makes a JSON body that is validated before the handler gets it. */
export const body = <Schema extends ZodType>(schema: Schema) => ({ content: json(schema) });

/** Makes a body that is sent as JSON, or posted as a plain form by a page without scripts. */
export const formBody = <Sent extends ZodType, Posted extends ZodType = Sent>(
  sent: Sent,
  posted: Posted | Sent = sent,
) => ({ content: { [JSON_TYPE]: sent, [FORM_TYPE]: posted as Posted } as const });

/** Makes a JSON body that the handler validates itself. */
export const unchecked = <Content extends MediaTypes>(of: Body<Content>) =>
  ({ ...of, reading: 'unchecked' }) as const;

/** Makes a body that may be missing. */
export const optional = <Of extends Body>(of: Of) => ({ ...of, isOptional: true }) as const;

/** Makes a body that the handler reads from the request itself. */
export const raw = <Content extends MediaTypes>(content: Content, maxBytes: number) =>
  ({ content, reading: 'raw', maxBytes }) as const;

/** Makes a body with a file, which the handler reads from the request itself. */
export const upload = <Schema extends ZodType>(schema: Schema, maxBytes: number) =>
  raw({ [MULTIPART_TYPE]: schema } as const, maxBytes);
