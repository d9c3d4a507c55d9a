import type { Element, Root } from 'hast';

/** The declarations that count for an element, by the property's name. */
export type Style = ReadonlyMap<string, string>;

const CLASS = /^\s*\w*\.([\w-]+)\s*$/;

export const textOf = (node: Root | Element | Root['children'][number]): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function* stylesheets(node: Root | Element): Generator<string> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'style')
      yield textOf(child).replace(/<!--|-->|\/\*[\s\S]*?(?:\*\/|$)/g, '');
    else yield* stylesheets(child);
  }
}

/** What the stylesheets say of each class: in some clipboards a bold cell is bold by its class alone. */
function readClasses(root: Root): Map<string, string> {
  const classes = new Map<string, string>();
  for (const sheet of stylesheets(root)) {
    for (const rule of sheet.split('}').slice(0, -1)) {
      const [selectors = '', declarations = ''] = rule.split('{').slice(-2);
      for (const selector of selectors.split(',')) {
        const name = CLASS.exec(selector)?.[1];
        if (name) classes.set(name, `${classes.get(name) ?? ''};${declarations}`);
      }
    }
  }
  return classes;
}

const parse = (declarations: string): Style =>
  new Map(
    declarations.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim().toLowerCase();
      return colon < 0
        ? []
        : [
            [
              name,
              declaration
                .slice(colon + 1)
                .trim()
                .toLowerCase(),
            ] as const,
          ];
    }),
  );

export const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** Reads the styles of a clipboard: what its stylesheets say of an element's classes, then its own. */
export function readStyles(root: Root): (element: Element) => Style {
  const classes = readClasses(root);
  const parsed = new Map<string, Style>();
  return (element) => {
    const own = String(element.properties.style ?? '');
    const all = [...classesOf(element).map((name) => classes.get(name) ?? ''), own].join(';');
    const known = parsed.get(all);
    if (known) return known;
    const style = parse(all);
    parsed.set(all, style);
    return style;
  };
}
