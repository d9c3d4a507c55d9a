import type { Element, ElementContent } from 'hast';
import { element, type Item } from './Piece';

/** What an item's number is: of its meanings the one that the list expects, or that its neighbor confirms. */
function numberOf({ numbers }: Item, expected: number, after: Item | undefined): number {
  if (numbers.length === 0 || numbers.includes(expected)) return expected;
  const confirmed = numbers.find((number) => after?.numbers.includes(number + 1));
  return confirmed ?? numbers[0] ?? expected;
}

/**
 * Lists of items that stand beside each other. An item belongs to the one before that is less deep, and
 * a list begins anew where the kind changes or a number does not follow.
 */
export function buildLists(items: readonly Item[]): ElementContent[] {
  const built: ElementContent[] = [];
  let list: Element | undefined;
  let expected = 1;
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    let end = at + 1;
    while ((items[end]?.level ?? 0) > item.level) end += 1;
    const content = [...item.content, ...buildLists(items.slice(at + 1, end))];
    const after = items[end];
    at = end;
    if (item.isBare) {
      built.push(...content);
      list = undefined;
      continue;
    }
    const tagName = item.isOrdered ? 'ol' : 'ul';
    const isSame = list?.tagName === tagName;
    const number = numberOf(item, isSame ? expected : 1, after);
    if (!list || !isSame || (item.isOrdered && number !== expected)) {
      list = element(tagName, [], item.isOrdered ? { start: number } : {});
      built.push(list);
    }
    list.children.push(element('li', content));
    expected = number + 1;
  }
  return built;
}
