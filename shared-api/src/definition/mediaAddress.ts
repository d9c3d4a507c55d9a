import type { MediaUse } from '../contract/content/media';

/** Where files of the media library are read. */
export const MEDIA_PATH = '/api/help/media';

/** Widths in pixels in which an image is kept beside its own. */
const WIDTHS = [480, 960, 1_440];
/** What the text column of an article asks for: see `proseStyle`. */
const SIZES = '(min-width: 52rem) 46rem, 100vw';

interface Facts {
  /** Of its content, so that an address always shows the same. */
  hash: string;
  /** File name with extension. */
  name: string;
  width?: number | null;
  height?: number | null;
}

const ADDRESS = /^\/api\/help\/media\/([\da-f]{32})(?:-(\d{1,5})x(\d{1,5}))?\/([\w-]+\.[a-z\d]+)$/;

/** The address of a file; that of an image has its size, which pages need before it is loaded. */
export function mediaAddress({ hash, name, width, height }: Facts): string {
  return `${MEDIA_PATH}/${mediaKey({ hash, width, height })}/${name}`;
}

/** The part of an address that says which file it is. */
export const mediaKey = ({ hash, width, height }: Omit<Facts, 'name'>): string =>
  width && height ? `${hash}-${width}x${height}` : hash;

/** What an address of the library says; undefined for every other address. */
export function readMediaAddress(address: string): Required<Facts> | undefined {
  const [, hash, width, height, name] = ADDRESS.exec(address) ?? [];
  if (!hash || !name) return undefined;
  return { hash, name, width: Number(width) || null, height: Number(height) || null };
}

export interface Variant {
  name: string;
  width: number;
}

/** The WebP images that are made of one: never wider than it is. A drawing (SVG) needs none. */
export function variantsOf({ name, width }: Pick<Facts, 'name' | 'width'>): Variant[] {
  if (!width || name.endsWith('.svg')) return [];
  const stem = name.slice(0, name.lastIndexOf('.'));
  const own = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((one) => one < own), own].map((one) => ({
    name: `${stem}-${one}.webp`,
    width: one,
  }));
}

/** The attributes that let a browser keep the place of an image, and choose the right width. */
export function imageAttributes(address: string) {
  const facts = readMediaAddress(address);
  if (!facts?.width || !facts.height) return undefined;
  const { width, height } = facts;
  const candidates = variantsOf(facts).map(
    (variant) => `${mediaAddress({ ...facts, name: variant.name })} ${variant.width}w`,
  );
  return {
    width,
    height,
    ...(candidates.length > 0 && { srcSet: candidates.join(', '), sizes: SIZES }),
  };
}

const PLACES = { content: '', trash: 'the deleted ', history: 'an earlier version of ' } as const;

/** Where a file is used, for people: `“Trapping”`, `an earlier version of “Trapping”`. */
export const describeMediaUse = ({ where, title }: MediaUse): string =>
  `${PLACES[where]}“${title}”`;
