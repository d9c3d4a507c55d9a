import type { AnyDocument } from '../form/api/useApi';
import { savedText, saveHint } from './saveOutcome';

const article = (isPublished: boolean, publishAt: string | null = null) =>
  ({ id: 'a', version: 1, isPublished, publishAt }) as unknown as AnyDocument;
const NOON = '2026-11-25T12:00:00.000Z';

it.each([
  [undefined, false, /^Saves a draft\. Readers can’t see it/],
  [undefined, true, /^Publishes the article/],
  [article(false), false, /^Saves a draft\. Readers can’t see it/],
  [article(false), true, /^Publishes the article/],
  [article(true), true, /^Readers will see these changes/],
  [article(true), false, /^Unpublishes the article/],
  [article(false, NOON), false, /^Readers see it from Nov 25, 2026/],
  [article(false, NOON), true, /^Publishes the article/],
])('says what a save of %j does, published or not: %s', (base, isPublished, text) => {
  expect(saveHint(base, isPublished)).toMatch(text);
});

it.each([
  [article(false), undefined, /^Saved as a draft/],
  [article(true), article(false), /^Published/],
  [article(true), article(true), /^Readers can see the changes/],
  [article(false), article(true), /^Unpublished/],
  [article(false, NOON), article(false), /^Readers see it from Nov 25, 2026/],
])('says what has become of %j', (stored, before, text) => {
  expect(savedText(stored, before)).toMatch(text);
});
