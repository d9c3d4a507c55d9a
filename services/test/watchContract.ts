import type { Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Contract } from './contract';

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The body of an answer without its encoding. */
export function decoded(body: Buffer, encoding: string | null | undefined): Buffer {
  const decode = DECODERS[encoding ?? ''];
  return decode && body.length > 0 ? decode(body) : body;
}

type Chunk = Uint8Array | string;
const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'string' || value instanceof Uint8Array;

/** Calls `done` with the whole body before the client can have all of it. */
function captureBody(response: ServerResponse, done: (body: Buffer) => void) {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (isChunk(chunk)) chunks.push(Buffer.from(chunk as Uint8Array));
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    keep(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    keep(args[0]);
    response.end = end;
    response.write = write;
    done(Buffer.concat(chunks));
    return end.apply(response, args);
  }) as typeof end;
}

/** Compares every answer of a server with the OpenAPI document. */
export interface ContractWatch {
  /** @throws Error with path, status and mismatch of every answer that departs from the document */
  assertKept(): void;
}

export function watchContract(server: Server, { findProblems }: Contract): ContractWatch {
  const mismatches: string[] = [];
  server.prependListener('request', (request, response) => {
    captureBody(response, (body) => {
      const header = (name: string) => {
        const value = response.getHeader(name);
        return value === undefined ? undefined : String(value);
      };
      const { method = 'GET', url = '/' } = request;
      const path = url.split('?')[0] ?? '/';
      const status = response.statusCode;
      const text = decoded(body, header('content-encoding')).toString('utf8');
      for (const problem of findProblems({ method, path, status, header, text })) {
        mismatches.push(`${method} ${path} answered ${status}: ${problem}`);
      }
    });
  });
  return {
    assertKept() {
      const found = mismatches.splice(0);
      if (found.length > 0) throw new Error(`Not as the API describes it:\n${found.join('\n')}`);
    },
  };
}
