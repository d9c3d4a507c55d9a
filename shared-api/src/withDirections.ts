const BLOCK = /<(\/?)(p|h[2-6]|summary|blockquote|table|[uo]l)(?=[ >])/g;

/**
 * Lets each block of an article's HTML run in the direction of its own script, with its markers, columns and
 * bars. The outermost blocks alone: `dir="auto"` does not look into elements that have one themselves.
 */
export function withDirections(html: string): string {
  let depth = 0;
  return html.replace(BLOCK, (tag, slash: string) => {
    if (slash) depth -= 1;
    else depth += 1;
    return !slash && depth === 1 ? `${tag} dir="auto"` : tag;
  });
}
