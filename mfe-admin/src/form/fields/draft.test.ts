import { resources } from '@pressline/shared-api';
import { changedFields, findProblems, toBody, toDraft } from './draft';
import { toLocalInput } from './formFields';

const { articles, announcements, faqs, videos } = resources;
const meta = { id: '1', version: 1, createdAt: '', updatedAt: '', savedBy: null };

it('begins a new document with its defaults', () => {
  expect(toDraft(articles)).toMatchObject({ readTime: '5', isPublished: false, tags: '' });
  expect(toDraft(videos)).toMatchObject({ duration: '0', order: '0' });
  const announcement = toDraft(announcements);
  expect(announcement).toMatchObject({ priority: 'medium', isDismissible: true, activeUntil: '' });
  expect(announcement.activeFrom).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
});

it('splits tags on commas, and parses numbers; an emptied number is its default', () => {
  const draft = { ...toDraft(articles), tags: ' ink ,, paper ', readTime: '' };
  expect(toBody(articles, draft)).toMatchObject({ tags: ['ink', 'paper'], readTime: 5 });
  expect(toBody(videos, { ...toDraft(videos), duration: '12' })).toMatchObject({ duration: 12 });
});

it('clears what is emptied', () => {
  expect(toBody(faqs, toDraft(faqs))).toMatchObject({ categoryId: null });
  expect(toBody(announcements, toDraft(announcements))).toMatchObject({ activeUntil: null });
});

it('keeps the seconds of an unchanged time', () => {
  const activeFrom = '2026-03-01T10:20:30.456Z';
  const stored = { ...meta, activeFrom };
  const draft = toDraft(announcements, stored);
  expect(draft.activeFrom).toBe(toLocalInput(activeFrom));
  expect(toBody(announcements, draft, stored)).toMatchObject({ activeFrom });
  const later = { ...draft, activeFrom: '2026-03-02T08:00' };
  expect(toBody(announcements, later, stored)).toMatchObject({
    activeFrom: new Date('2026-03-02T08:00').toISOString(),
  });
});

it('finds what is missing or no number before the server is asked', () => {
  const draft = { ...toDraft(articles), title: '  ', readTime: '601' };
  expect(findProblems(articles, draft, true)).toEqual({
    title: 'Required',
    categoryId: 'Required',
    readTime: 'Must be from 1 to 600',
  });
  expect(findProblems(videos, { ...toDraft(videos), order: '1.5' }, true)).toMatchObject({
    order: 'Must be a whole number',
  });
});

it('says of a text that is too long how long it may be', () => {
  const draft = { ...toDraft(faqs), question: 'Why?', answer: 'a'.repeat(10_001) };
  expect(findProblems(faqs, draft, true)).toEqual({
    answer: 'Use at most 10,000 characters (now 10,001)',
  });
});

it('finds addresses of the wrong kind together with all else', () => {
  const draft = {
    ...toDraft(videos),
    order: '9999999',
    videoUrl: 'rubbish',
    thumbnailUrl: 'a.png',
  };
  expect(findProblems(videos, draft, true)).toEqual({
    title: 'Required',
    order: 'Must be from 0 to 1,000,000',
    videoUrl: expect.stringMatching(/one video on YouTube or Vimeo/),
    thumbnailUrl: 'Must be an https address',
  });
  const { url } = findProblems(resources.quickLinks, { url: 'x' }, true);
  expect(url).toMatch(/^Must be an https address or a path on this site/);
});

it('asks for a password when a user is created, not when one is edited', () => {
  const draft = { ...toDraft(resources.users), username: 'ada', email: 'ada@example.com' };
  expect(findProblems(resources.users, draft, true)).toEqual({ password: 'Required' });
  expect(findProblems(resources.users, draft, false)).toEqual({});
});

it('names the fields that differ', () => {
  const draft = toDraft(articles);
  expect(changedFields(draft, { ...draft, title: 'x', isFeatured: true })).toEqual([
    'title',
    'isFeatured',
  ]);
});
