import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildArticlePage } from '../../test/factories';
import { renderHelp } from '../../test/renderHelp';
import { readCheckedItems, storeCheckedItems } from './showCheckedItems';

const path = '/help/articles/build-a-quote';
const api = '/api/help/articles/build-a-quote';
const check = (key: string) =>
  `<li data-item="${key}"><span data-tick="" aria-hidden="true">☐ </span>${key}</li>`;
const html = `<div data-interactive="checklist"><ul>${check('one')}${check('two')}</ul></div>
<pre><code>some code\n</code></pre>
<p><a href="https://v.example/" class="video-link" data-video="vimeo" data-embed="https://player.vimeo.com/video/1">The tour</a></p>
<p><img src="https://a.example/b.png" alt="A sheet"></p>`;

const written: string[] = [];
Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: async (text: string) => written.push(text) },
});

const open = (text = html) =>
  renderHelp(path, { [api]: buildArticlePage({ id: 'a1', html: text, toc: [] }) });

beforeEach(() => localStorage.clear());

test('code is copied once, though it is pressed again before the button’s code is there', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Copy code' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('data-note', 'Code copied'));
  expect(written).toEqual(['some code']);
});

test('a video says where data goes and plays in the place of its link', async () => {
  open();
  const link = await screen.findByRole('link', { name: /The tour.*sends data about you to Vimeo/ });
  fireEvent.click(link);
  expect(await screen.findByTitle('The tour')).toHaveAttribute(
    'src',
    expect.stringContaining('player.vimeo.com/video/1'),
  );
});

test('what is ticked is remembered and shown again; what was ticked before the code came, too', async () => {
  const { unmount } = open();
  const one = await screen.findByRole('checkbox', { name: 'one' });
  fireEvent.click(one);
  expect(await screen.findByText('1 of 2 done')).toBeInTheDocument();
  expect(readCheckedItems('a1')).toEqual(['one']);
  unmount();

  open();
  expect(await screen.findByRole('checkbox', { name: 'one' })).toBeChecked();
  fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  // As a guest it is in the storage of a page of others, where nothing empty stays.
  await waitFor(() => expect({ ...localStorage }).toEqual({}));
  expect(screen.getByRole('checkbox', { name: 'one' })).not.toBeChecked();
});

test('ticks of 50 articles are remembered, and nonsense in the storage is none', () => {
  for (let number = 0; number < 60; number += 1) storeCheckedItems(`a${number}`, ['key']);
  expect(readCheckedItems('a0').length).toBe(0);
  expect(readCheckedItems('a59')).toEqual(['key']);
  localStorage.setItem('pressline_done_items', '{"a1":7}');
  expect(readCheckedItems('a1').length).toBe(0);
});
