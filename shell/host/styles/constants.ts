import type { Element } from 'stylis';

/** Variables that scripts use besides (`loadNotice.ts` of the page script). */
const USED_BY_SCRIPTS = new Set(
  `--layout-header-height --z-toast --text-small --color-line-strong --color-surface-raised
  --color-ink`.split(/\s+/),
);
const USE = /var\((--[\w-]+)\)/g;

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
  /** Whether it is used where it is not written out: in the markup, or with a fallback. */
  const isNamed = (name: string) =>
    body.includes(name) ||
    declarations.some(({ children }) => String(children).includes(`var(${name},`));
  const values = new Map(
    rules
      .filter(isRoot)
      .flatMap(childrenOf)
      .filter((one) => isVariable(one) && uses.get(String(one.props)) === 1)
      .map(({ props, children }) => [String(props), String(children)]),
  );
  const isKept = ({ props }: Element) => {
    const name = String(props);
    return !values.has(name) || USED_BY_SCRIPTS.has(name) || isNamed(name);
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
