import type { Element } from 'stylis';

/** Variables that scripts use besides (`loadNotice.ts` of the page script). */
const USED_BY_SCRIPTS = new Set(['--layout-header-height', '--z-toast', '--text-small']);
const USE = /var\((--[\w-]+)\)/g;

const childrenOf = ({ children }: Element) => (Array.isArray(children) ? children : []);
const isRoot = ({ props }: Element) => String(props) === ':root';
const isVariable = ({ type, props }: Element) => type === 'decl' && String(props).startsWith('--');
const allOf = (rules: readonly Element[]): Element[] =>
  rules.flatMap((rule) => [rule, ...allOf(childrenOf(rule))]);

/**
 * Styles in which the variables of `:root` that no other rule sets are written out: values are
 * shorter than their names, and a browser has less to look up.
 */
export function writeOutConstants(rules: readonly Element[]) {
  const uses = new Map<string, number>();
  for (const { props } of allOf(rules).filter(isVariable)) {
    uses.set(String(props), (uses.get(String(props)) ?? 0) + 1);
  }
  const values = new Map(
    rules
      .filter(isRoot)
      .flatMap(childrenOf)
      .filter((one) => isVariable(one) && uses.get(String(one.props)) === 1)
      .map(({ props, children }) => [String(props), String(children)]),
  );
  const isKept = ({ props }: Element) =>
    !values.has(String(props)) || USED_BY_SCRIPTS.has(String(props));
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
