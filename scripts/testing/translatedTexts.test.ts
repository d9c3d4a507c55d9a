import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import {
  type Expression,
  type JSXElement,
  type JSXFragment,
  type PrivateName,
  traverseFast,
  type V8IntrinsicIdentifier,
} from '@babel/types';

const root = path.resolve(__dirname, '../..');

/** Components that give the texts among their children an element each (`wrapTexts`). */
const WRAPPING = /^(?:Button|OrderButton|Verify)$/;
const TEXT_CALLS = /^(?:format\w+|counted|String|join|toLowerCase|\w+(?:Name|Text))$/;

const isWords = (node: Expression) => node.type === 'StringLiteral' && node.value.trim() !== '';

/** Whether an expression makes a text that may change, as far as its syntax shows. */
function makesText(node: Expression | PrivateName | V8IntrinsicIdentifier): boolean {
  const either = (...parts: Expression[]) => parts.some((one) => isWords(one) || makesText(one));
  switch (node.type) {
    case 'TemplateLiteral':
      return node.expressions.length > 0;
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate);
    case 'LogicalExpression':
      return either(node.right);
    case 'BinaryExpression':
      return /^[-+*/]$/.test(node.operator);
    case 'MemberExpression':
      return node.property.type === 'Identifier' && node.property.name === 'length';
    case 'CallExpression': {
      const named = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
      return named.type === 'Identifier' && TEXT_CALLS.test(named.name);
    }
    default:
      return false;
  }
}

/** Its children that show anything. */
const shownChildren = ({ children }: JSXElement | JSXFragment) =>
  children.filter((child) =>
    child.type === 'JSXText'
      ? child.value.trim() !== '' || !child.value.includes('\n')
      : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression',
  );

const isWrapped = (node: JSXElement) =>
  node.openingElement.name.type === 'JSXIdentifier' && WRAPPING.test(node.openingElement.name.name);

/** Texts that may change beside others or beside elements. */
function changingTextsIn(name: string, source: string): string[] {
  const found: string[] = [];
  traverseFast(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = shownChildren(node);
    if (children.length < 2 || (node.type === 'JSXElement' && isWrapped(node))) return;
    for (const child of children) {
      if (child.type !== 'JSXExpressionContainer') continue;
      const { expression } = child;
      if (expression.type === 'JSXEmptyExpression' || !makesText(expression)) continue;
      const text = source.slice(child.start ?? 0, child.end ?? 0).replace(/\s+/g, ' ');
      found.push(`${name}:${child.loc?.start.line} ${text}`);
    }
  });
  return found;
}

test.each([
  ['<p>Step {at + 1}</p>', 1],
  ['<p>{isDone ? "Done" : "Open"}{note && "!"}</p>', 2],
  ['<p><Icon />{formatCount(all, "article")}</p>', 1],
  ['<li>and {all.length} more</li>', 1],
  ['<p>{["Step", at + 1].join(" ")}</p>', 0],
  ['<p>{isDone ? <b>Done</b> : <i>Open</i>} <span>{at + 1}</span></p>', 0],
  ['<Button><Icon />{isBusy ? "Saving..." : "Save"}</Button>', 0],
])('%s has %i such texts', (source, count) => {
  expect(changingTextsIn('x.tsx', source)).toHaveLength(count);
});

// Programs that translate a page put each text into an element of theirs. React then changes the text that
// it has made, which is shown no more; the only text of an element it sets anew.
test('no text that may change stands beside another one', () => {
  const packages = readdirSync(root).filter((name) => /^(?:mfe-|shared-|shell$)/.test(name));
  const shown = packages
    .map((name) => `${name}/src`)
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
  expect(shown.length).toBeGreaterThan(200);
  const found = shown.flatMap((name) =>
    changingTextsIn(name, readFileSync(path.join(root, name), 'utf8')),
  );
  expect(found).toEqual([]);
});
