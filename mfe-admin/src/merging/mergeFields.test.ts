import { resources } from '@pressline/shared-api';
import { toDraft } from '../fields/draft';
import { mergeFields, obviousChoice } from './mergeFields';

const base = {
  ...toDraft(resources.articles),
  content: 'one\ntwo\nthree\nfour\nfive\nsix\n',
  tags: 'a, b',
};
const merge = (mine: object, theirs: object) =>
  mergeFields(resources.articles, {
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });

it('tells who changed what', () => {
  const fields = merge({ title: 'x', summary: 'm' }, { isPublished: true, summary: 't' });
  expect(fields.map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ['title', 'me'],
    ['summary', 'both'],
    ['isPublished', 'them'],
  ]);
  expect(fields.map(obviousChoice)).toEqual(['mine', undefined, 'theirs']);
});

it('has nothing to say where both made the same change', () => {
  expect(merge({ title: 'x' }, { title: 'x' })).toEqual([]);
});

it('combines changes of one text that do not touch each other', () => {
  const [content] = merge(
    { content: base.content.replace('one', '1') },
    { content: base.content.replace('six', '6') },
  );
  expect(content?.combined).toBe('1\ntwo\nthree\nfour\nfive\n6\n');
  const [same] = merge(
    { content: base.content.replace('one', '1') },
    { content: base.content.replace('one', 'I') },
  );
  expect(same?.combined).toBeUndefined();
});

it('combines tags', () => {
  expect(merge({ tags: 'a, b, c' }, { tags: 'b, d' })[0]?.combined).toBe('b, c, d');
});

it('never compares passwords', () => {
  const user = toDraft(resources.users);
  const sides = { base: user, mine: { ...user, password: 'secret' }, theirs: user };
  expect(mergeFields(resources.users, sides)).toEqual([]);
});
