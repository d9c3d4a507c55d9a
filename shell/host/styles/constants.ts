import type { Element } from 'stylis';

/** Variables that scripts use besides (`loadNotice.ts` of the page script). */
const USED_BY_SCRIPTS =
  `--layout-header-height --z-toast --text-small --color-line-strong --color-surface-raised
  --color-ink`.split(/\s+/);
const USE = /var\((--[\w-]+)\)/g;
const NAME = /(--[\w-]+)/g;
const WITH_FALLBACK = /var\((--[\w-]+),/g;

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => String(name));

export const childrenOf = ({ children }: Element) => (Array.isArray(children) ? children : []);
const isRoot = ({ props }: Element) => String(props) === ':root';
const isVariable = ({ type, props }: Element) => type === 'decl' && String(props).startsWith('--');
const allOf = (rules: readonly Element[]): Element[] =>
  rules.flatMap((rule) => [rule, ...allOf(childrenOf(rule))]);

/**
 * Styles in which the variables of `:root` that no other rule sets are written out: values are
 * shorter than their names, and a browser has less to look up.
 */
export function writeOutConstants(rules: readonly Element[], body: string) {
  const declarations = allOf(rules).filter(({ type }) => type === 'decl');
  const uses = new Map<string, number>();
  for (const { props } of declarations.filter(isVariable)) {
    uses.set(String(props), (uses.get(String(props)) ?? 0) + 1);
  }
  /** Those that are used where they are not written out: by scripts, in the markup, with a fallback. */
  const named = new Set([
    ...USED_BY_SCRIPTS,
    ...namesIn(body, NAME),
    ...declarations.flatMap(({ children }) => namesIn(String(children), WITH_FALLBACK)),
  ]);
  const values = new Map(
    rules
      .filter(isRoot)
      .flatMap(childrenOf)
      .filter((one) => isVariable(one) && uses.get(String(one.props)) === 1)
      .map(({ props, children }) => [String(props), String(children)]),
  );
  const isKept = ({ props }: Element) => {
    const name = String(props);
    return !values.has(name) || named.has(name);
  };
  const write = (text: string): string =>
    text.replaceAll(USE, (use, name: string) => {
      const value = values.get(name);
      return value === undefined ? use : write(value);
    });
  return {
    rules: rules.map((rule) =>
      isRoot(rule) ? { ...rule, children: childrenOf(rule).filter(isKept) } : rule,
    ),
    write,
  };
}
