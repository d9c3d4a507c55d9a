import { createReadStream } from 'node:fs';
import type { Context } from 'koa';
import parseRange from 'range-parser';

/**
 * Cuts the answer that carries the whole of `file` down to the part that the request asks for: 206,
 * or 416 where there is no such part (RFC 9110, 14). Safari plays no video without it. A
 * request for several parts gets the whole, which the RFC allows.
 */
export function answerRange(context: Context, file: string): void {
  // Players cannot use a part of an encoded version.
  if (context.response.get('Content-Encoding')) return;
  context.set('Accept-Ranges', 'bytes');
  const wanted = context.get('Range');
  // Ranges are for GET alone, and other units than bytes are ignored.
  if (context.method !== 'GET' || !/^bytes=/i.test(wanted) || isOutdated(context)) return;
  const size = context.response.length ?? 0;
  const ranges = parseRange(size, wanted);
  if (!Array.isArray(ranges)) {
    context.set('Content-Range', `bytes */${size}`);
    context.throw(416);
  }
  const [range] = ranges;
  if (!range || ranges.length > 1) return;
  context.status = 206;
  context.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  context.body = createReadStream(file, range);
  context.length = range.end - range.start + 1;
}

/** Whether the part that is asked for would have to fit parts of another file. */
function isOutdated({ request, response }: Context): boolean {
  const condition = request.get('If-Range');
  return condition !== '' && condition !== response.get('Last-Modified');
}
