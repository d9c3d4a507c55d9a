import { createHash } from 'node:crypto';

/** Windows takes these for devices, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;
/** File systems take 255 bytes; the path of a folder and a file in it must fit Windows, too. */
const MAX_BYTES = 150;
const HASH_LENGTH = 8;

/** The beginning of a text that is too long, and a hash of all of it. */
function shortened(text: string): string {
  if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  let start = '';
  for (const character of text) {
    if (Buffer.byteLength(start + character) > MAX_BYTES - hash.length - 1) break;
    start += character;
  }
  return `${start.replace(/-+$/, '')}-${hash}`;
}

/** A name without extension that every system can unpack; `_prn` reads back as the slug `prn`. */
const portableName = (slug: string): string => (RESERVED.test(slug) ? `_${slug}` : shortened(slug));

/** Makes unique file names from slugs: the second `plates` is `plates-2`. */
export function createFileNames(): (slug: string) => string {
  const taken = new Set<string>();
  return (slug) => {
    const base = portableName(slug);
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return name;
  };
}
