import type { MarkupElement } from './markupElements';

// Quotes, brackets and parentheses with one more level inside are taken whole.
const NESTED = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()])*\))*\))*\)|\[[^\]]*\]`;
const PART = new RegExp(String.raw`(?:${NESTED}|\\.|[^,\s>+~([\\])+`, 'g');
const LIST_ITEM = new RegExp(String.raw`(?:${NESTED}|\\.|[^,([\\])+`, 'g');
const SIMPLE = new RegExp(
  String.raw`::?[\w-]+(?:${NESTED})?|\[[^\]]*\]|[.#](?:[\w-]|\\.)+|[\w-]+|\*|&`,
  'g',
);
const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+)))?/;
const FUNCTION = /^:(is|where|has|not)\((.*)\)$/s;

/** Attributes that scripts change on a page that React has not taken over. */
const CHANGING = new Set([
  ...['data-consent-record', 'data-note', 'data-restored'],
  ...['data-consent', 'data-gpc', 'data-theme', 'data-open', 'data-solid', 'data-video'],
  ...[
    'data-late',
    'open',
    'hidden',
    'aria-expanded',
    'aria-pressed',
    'aria-hidden',
    'aria-current',
  ],
  ...['aria-selected', 'aria-disabled', 'aria-busy', 'disabled', 'tabindex', 'style', 'inert'],
]);
/** Elements that scripts add to such a page. */
const ADDED = new Set(['video', 'source', 'iframe']);

/** The selectors of a list. */
export const selectorsOf = (list: string): string[] =>
  (list.match(LIST_ITEM) ?? []).map((selector) => selector.trim());

/** The compound selectors of a selector: what it asks of each of the elements on its way. */
export const compoundsOf = (selector: string): string[] => selector.match(PART) ?? [];

/** Tells whether some of the elements are what a selector asks for, wherever they stand. */
export function createMatcher(elements: readonly MarkupElement[]) {
  const known = new Map<string, boolean>();
  const byClass = new Map<string, MarkupElement[]>();
  for (const element of elements) {
    for (const name of element.classes) {
      const same = byClass.get(name);
      if (same) same.push(element);
      else byClass.set(name, [element]);
    }
  }

  const hasCompound = (compound: string): boolean => {
    let has = known.get(compound);
    if (has === undefined) {
      const simple = compound.match(SIMPLE) ?? [];
      const [own = ''] = simple.filter((one) => one.startsWith('.'));
      const candidates = own ? (byClass.get(own.slice(1)) ?? []) : elements;
      has = candidates.some((element) => simple.every((one) => matches(element, one)));
      known.set(compound, has);
    }
    return has;
  };
  const has = (selector: string): boolean => compoundsOf(selector).every(hasCompound);

  function matches(element: MarkupElement, simple: string): boolean {
    const { name, classes, attributes } = element;
    if (simple.startsWith('.')) return classes.has(simple.slice(1));
    if (simple.startsWith('#')) return attributes.get('id') === simple.slice(1);
    if (simple.startsWith('[')) return hasAttribute(attributes, simple);
    if (simple === ':root') return name === 'html';
    const [, kind, list = ''] = FUNCTION.exec(simple) ?? [];
    if (kind === 'has') return selectorsOf(list).some(has);
    if (kind === 'is' || kind === 'where') {
      return selectorsOf(list).some((selector) => {
        const own = compoundsOf(selector).at(-1)?.match(SIMPLE) ?? [];
        return has(selector) && own.every((one) => matches(element, one));
      });
    }
    // States, and what is true of an element because of its place.
    if (/^[:*&]/.test(simple)) return true;
    return name === simple.toLowerCase();
  }

  return (selector: string): boolean =>
    compoundsOf(selector).every(
      (compound) => hasCompound(compound) || ADDED.has(/^\w*/.exec(compound)?.[0] ?? ''),
    );
}

function hasAttribute(attributes: MarkupElement['attributes'], simple: string): boolean {
  const [, name = '', operator, ...values] = ATTRIBUTE.exec(simple) ?? [];
  if (CHANGING.has(name)) return true;
  const value = attributes.get(name);
  const wanted = values.find((one) => one !== undefined) ?? '';
  // Other operators are rare: having the attribute is enough for them.
  return operator === '=' ? value === wanted : value !== undefined;
}
