/** Width and height of the hero's picture, in its own pixels: narrow, and wide with the tickets' facts. */
export const sceneSizes = {
  narrow: { width: 360, height: 200 },
  wide: { width: 1248, height: 368 },
} as const;

/** The windows in which the picture is the wide one. */
export const WIDE = '(min-width: 768px)';
