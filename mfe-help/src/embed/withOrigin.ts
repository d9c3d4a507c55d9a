const IMAGE = /<img (?:[^>"]|"[^"]*")*>/g;
const ADDRESSES = / (src|srcset)="([^"]*)"/g;

/** The pictures of an article by their whole addresses, because the page around it is of another site. */
export const withOrigin = (html: string, origin: string): string =>
  html.replace(IMAGE, (image) =>
    image.replace(
      ADDRESSES,
      (_all, name, value: string) =>
        ` ${name}="${value.replace(/(^|, )\/(?!\/)/g, `$1${origin}/`)}"`,
    ),
  );
