import type { ImportAnswer, ImportKept } from '@pressline/shared-api';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportReport } from './ImportReport';

const keptOne = (id: string, title: string): ImportKept => ({
  file: `faqs/${id}.md`,
  resource: 'faqs',
  title,
  id,
  fields: [{ name: 'answer', before: 'Now.', after: 'Then.' }],
  changedAt: '2026-02-03T10:42:00.000Z',
  changedBy: 'bo',
});
const answer: ImportAnswer = {
  source: null,
  created: [],
  updated: [],
  kept: [keptOne('a', 'Why?'), keptOne('b', 'How?')],
  unchanged: 3,
  media: 0,
  impact: [],
  operation: null,
  warnings: [],
  errors: [],
  ignored: [],
};

const drafts = { state: 'drafts' };

function open(isApplied = false, media = 0, kept = answer.kept) {
  const onApply = jest.fn();
  const handlers = { onApply, onReset() {} };
  render(
    <ImportReport
      fullName={() => 'Bo Lind'}
      answer={{ ...answer, media, kept }}
      fileName="old.zip"
      isApplied={isApplied}
      {...handlers}
    />,
  );
  return onApply;
}
const apply = (name: RegExp) => screen.queryByRole('button', { name });
const radio = (title: string, name: RegExp) =>
  within(screen.getByRole('group', { name: title })).getByRole('radio', { name });

it('keeps what was changed here since the export, unless it is taken by hand', async () => {
  const onApply = open();
  expect(
    screen.getByText('0 added, 0 updated, 2 changed here since this export, 3 unchanged'),
  ).toBeVisible();
  expect(
    screen.getAllByText(/^Changed here since this export: Feb 3, 2026.* by Bo Lind$/),
  ).toHaveLength(2);
  expect(radio('Why?', /^Keep/)).toBeChecked();
  expect(apply(/^Import/)).toBeNull();
  await userEvent.click(radio('Why?', /^Use the version/));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 change' }));
  expect(onApply).toHaveBeenLastCalledWith({ take: ['a'], keep: [], ...drafts });
});

it('takes from the file what is not newer here, unless it is kept by hand', async () => {
  const { changedAt: _at, changedBy: _by, ...other } = keptOne('c', 'When?');
  const onApply = jest.fn();
  const report = (isApplied: boolean) => (
    <ImportReport
      fullName={() => 'Bo Lind'}
      {...{ answer: { ...answer, updated: [other] }, fileName: 'old.zip', isApplied, onApply }}
      onReset={() => undefined}
    />
  );
  const { rerender } = render(report(false));
  expect(radio('When?', /^Use the version/)).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 change' }));
  expect(onApply).toHaveBeenLastCalledWith({ take: [], keep: [], ...drafts });
  await userEvent.click(radio('When?', /^Keep/));
  expect(apply(/^Import/)).toBeNull();
  await userEvent.click(radio('How?', /^Use the version/));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 change' }));
  expect(onApply).toHaveBeenLastCalledWith({ take: ['b'], keep: ['c'], ...drafts });
  rerender(report(true));
  const rows = (name: string) =>
    within(screen.getByRole('list', { name })).getAllByRole('listitem');
  expect(rows('Kept').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Why\?.*Kept the current version\.$/),
    expect.stringMatching(/^How\?.*Kept the current version\.$/),
  ]);
  expect(rows('Updated')[0]).toHaveTextContent(/^When\?.*Used the version from the file\.$/);
});

it('names the files that it ignored', () => {
  render(
    <ImportReport
      fullName={() => 'Bo Lind'}
      {...{ answer: { ...answer, ignored: ['notes.txt', 'README.md'] }, fileName: 'old.zip' }}
      {...{ isApplied: true, onApply() {}, onReset() {} }}
    />,
  );
  expect(screen.getByText('Ignored: notes.txt, README.md')).toBeVisible();
});

it('counts images and files that the library lacks among the changes', () => {
  open(false, 2);
  expect(screen.getByText(/, 3 unchanged, 2 media files$/)).toBeVisible();
  expect(apply(/^Import 2 changes/)).toBeEnabled();
});

it('takes or keeps all at once', async () => {
  const onApply = open();
  await userEvent.click(screen.getByRole('button', { name: 'Use all versions from the file' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 changes' }));
  expect(onApply).toHaveBeenLastCalledWith({ take: ['a', 'b'], keep: [], ...drafts });
  await userEvent.click(screen.getByRole('button', { name: 'Keep all current versions' }));
  expect(apply(/^Import/)).toBeNull();
});

it('says what of a file is left out, before and after', () => {
  const message = 'Imported without the time to publish it: 2026-01-02 09:00 UTC has passed.';
  const warnings = [{ file: 'articles/late.md', message }];
  const report = (isApplied: boolean) => (
    <ImportReport
      fullName={() => 'Bo Lind'}
      {...{ answer: { ...answer, warnings }, fileName: 'old.zip', isApplied }}
      onApply={() => undefined}
      onReset={() => undefined}
    />
  );
  const { rerender } = render(report(false));
  const noted = () => within(screen.getByRole('list', { name: 'Please note' }));
  expect(noted().getByText(message)).toBeVisible();
  rerender(report(true));
  expect(noted().getByText(message)).toHaveTextContent('articles/late.md');
});

it('offers no choice any more once it is done', () => {
  open(true);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Why?')).toBeVisible();
  const done = 'Imported old.zip: 0 added, 0 updated, 2 kept as is, 3 unchanged';
  expect(screen.getByRole('heading', { name: done })).toBeVisible();
});
