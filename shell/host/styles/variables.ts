import type { Element } from 'stylis';
import { childrenOf, isVariable, USE, USED_BY_SCRIPTS } from './constants';

const usesIn = (text: string) => [...text.matchAll(USE)].map(([, name = '']) => name);
const declarationsOf = (rules: readonly Element[]): Element[] =>
  rules.flatMap((rule) => (rule.type === 'decl' ? [rule] : declarationsOf(childrenOf(rule))));

/** The variables that rules and their markup read, by way of other variables too. */
function variablesRead(rules: readonly Element[], markup: string): Set<string> {
  const read = new Set([...USED_BY_SCRIPTS, ...usesIn(markup)]);
  const declarations = declarationsOf(rules);
  const add = (some: Element[]) => {
    for (const { children } of some) for (const name of usesIn(String(children))) read.add(name);
  };
  add(declarations.filter((one) => !isVariable(one)));
  for (let before = 0; before < read.size; ) {
    before = read.size;
    add(declarations.filter((one) => isVariable(one) && read.has(String(one.props))));
  }
  return read;
}

function withDeclarations(rules: readonly Element[], keeps: (one: Element) => boolean): Element[] {
  return rules.flatMap((rule): Element[] => {
    if (!Array.isArray(rule.children)) return keeps(rule) ? [rule] : [];
    const children = withDeclarations(rule.children, keeps);
    return children.length > 0 ? [{ ...rule, children }] : [];
  });
}

/** Rules in two parts: what they and their markup need, and the variables that only others read. */
export function splitVariables(rules: readonly Element[], markup: string) {
  const read = variablesRead(rules, markup);
  const isUnread = (one: Element) => isVariable(one) && !read.has(String(one.props));
  return {
    needed: withDeclarations(rules, (one) => !isUnread(one)),
    unread: withDeclarations(rules, isUnread),
  };
}
