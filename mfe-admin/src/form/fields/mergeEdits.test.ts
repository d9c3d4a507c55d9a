import { resources } from '@pressline/shared-api';
import { toDraft } from './draft';
import { mergeEdits } from './mergeEdits';

const base = {
  ...toDraft(resources.articles),
  content: 'one\ntwo\nthree\nfour\nfive\nsix\n',
  tags: 'a, b',
};
const merge = (mine: object, theirs: object) =>
  mergeEdits(resources.articles, {
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });

it('takes what one of them has changed, and reports a conflict where both changed the same', () => {
  const merged = merge({ title: 'x', summary: 'm' }, { isPublished: true, summary: 't' });
  expect(merged.draft).toEqual({ ...base, title: 'x', summary: 'm', isPublished: true });
  expect(merged.conflicts).toMatchObject([{ name: 'summary', mine: 'm', theirs: 't' }]);
  expect(merged.changed).toEqual(['Summary', 'Published']);
});

it('has nothing to say where both made the same change', () => {
  expect(merge({ title: 'x' }, { title: 'x' })).toMatchObject({ conflicts: [], changed: [] });
});

it('combines changes of one text that do not touch each other', () => {
  const { draft, conflicts } = merge(
    { content: base.content.replace('one', '1') },
    { content: base.content.replace('six', '6') },
  );
  expect(draft.content).toBe('1\ntwo\nthree\nfour\nfive\n6\n');
  expect(conflicts).toEqual([]);
  const same = merge(
    { content: base.content.replace('one', '1') },
    { content: base.content.replace('one', 'I') },
  );
  expect(same.conflicts).toMatchObject([{ name: 'content' }]);
});

it('combines tags', () => {
  expect(merge({ tags: 'a, b, c' }, { tags: 'b, d' }).draft.tags).toBe('b, c, d');
});

it('never compares passwords', () => {
  const user = toDraft(resources.users);
  const sides = { base: user, mine: user, theirs: { ...user, password: 'secret' } };
  expect(mergeEdits(resources.users, sides)).toEqual({ draft: user, conflicts: [], changed: [] });
});
