import { constants } from 'node:zlib';
import { toGzip } from '@pressline/shared-api/node/compress';
import type { Middleware } from 'koa';

const MIN_COMPRESSED_BYTES = 1024;

/** Compresses the JSON of answers to staff. Public reads are compressed when they are cached. */
export const compressAnswer: Middleware = async (ctx, next) => {
  await next();
  // A login has no identity yet. Its answer has a token beside what was sent, whose length compressed would tell it (BREACH).
  if (!ctx.state.identity || ctx.respond === false || !ctx.response.is('json')) return;
  const json = Buffer.from(JSON.stringify(ctx.body));
  if (json.length < MIN_COMPRESSED_BYTES) return;
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  ctx.body = await toGzip(json, { level: constants.Z_BEST_SPEED });
  ctx.set('Content-Encoding', 'gzip');
};
