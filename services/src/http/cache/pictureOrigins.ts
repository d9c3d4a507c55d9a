export const PICTURE_ORIGINS = 'X-Picture-Origins';

/** A picture of an article's HTML, as it is in JSON. */
const PICTURE = /<img [^>]*?src=\\?"(https:\/\/[^"\\]+)/g;
/** A header has to stay small. */
const MAX_ORIGINS = 50;

/** The other sites whose pictures the HTML of an answer shows: docs/decisions/0024-what-pages-may-run-and-look-like.md. */
export function pictureOrigins(json: string): string[] {
  const origins = [...json.matchAll(PICTURE)].flatMap(([, address = '']) =>
    URL.canParse(address) ? new URL(address).origin : [],
  );
  return [...new Set(origins)].slice(0, MAX_ORIGINS);
}
