import { selectorsOf } from './selectors';

/** A style rule; or a group of rules, such as `@media`; or, without `rules`, any other at-rule. */
export interface CssRule {
  /** A list of selectors, or the at-rule up to its block. */
  prelude: string;
  /** What stands in the block, unless these are rules. */
  body: string;
  rules?: CssRule[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;
const GROUP = /^@(?:media|supports|container|layer)\b/;

/** The rules of a stylesheet as styled-components writes it, where no rule stands in a style rule. */
export function parseRules(css: string): CssRule[] {
  const groups: CssRule[][] = [[]];
  // How deep it is within a rule that is no group, where its block begins, and where the prelude did.
  let depth = 0;
  let block = 0;
  let from = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') {
      if (depth === 0) block = index;
      const prelude = css.slice(from, block).trim();
      if (depth === 0 && GROUP.test(prelude)) {
        const rules: CssRule[] = [];
        groups.at(-1)?.push({ prelude, body: '', rules });
        groups.push(rules);
        from = index + 1;
      } else depth += 1;
    } else if (token === '}') {
      if (depth === 0) groups.pop();
      else depth -= 1;
      if (depth > 0) continue;
      if (block >= from) {
        const prelude = css.slice(from, block).trim();
        groups.at(-1)?.push({ prelude, body: css.slice(block + 1, index).trim() });
      }
      from = index + 1;
    }
  }
  return groups[0] ?? [];
}

/** The rules as a text without needless characters. */
export function printRules(rules: readonly CssRule[]): string {
  return rules
    .map(({ prelude, body, rules: inner }) => {
      const block = inner ? printRules(inner) : body.replace(/;$/, '').replaceAll(/;\}/g, '}');
      return block && `${prelude}{${block}}`;
    })
    .join('');
}

/** The rules for the selectors that pass, and those for the others. An at-rule without any passes. */
export function divideRules(
  rules: readonly CssRule[],
  passes: (selector: string) => boolean,
): [passed: CssRule[], others: CssRule[]] {
  const passed: CssRule[] = [];
  const others: CssRule[] = [];
  for (const rule of rules) {
    if (rule.rules) {
      const [inner, rest] = divideRules(rule.rules, passes);
      if (inner.length > 0) passed.push({ ...rule, rules: inner });
      if (rest.length > 0) others.push({ ...rule, rules: rest });
    } else if (rule.prelude.startsWith('@')) passed.push(rule);
    else {
      const selectors = selectorsOf(rule.prelude);
      const [good, rest] = [selectors.filter(passes), selectors.filter((one) => !passes(one))];
      if (good.length > 0) passed.push({ ...rule, prelude: good.join(',') });
      if (rest.length > 0) others.push({ ...rule, prelude: rest.join(',') });
    }
  }
  return [passed, others];
}
