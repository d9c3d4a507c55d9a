import type { ByteRange } from './MediaStore';

/**
 * The one range that a request asks for. Anything else than one range that fits is ignored, as
 * RFC 9110 §14.2 allows: the whole is answered.
 */
export function byteRange(header: string, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : undefined;
}
