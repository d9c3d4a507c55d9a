import { StaticRouter } from '@pressline/shared-ui/router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { guideList } from '../content/guides/list';
import { pages } from '../pages';

async function renderGuide(path: string): Promise<HTMLElement> {
  const load = pages[path];
  if (!load) throw new Error(`No guide at ${path}`);
  const { default: Page } = await load();
  const { container } = render(
    <StaticRouter location={path}>
      <Suspense>
        <Page />
      </Suspense>
    </StaticRouter>,
  );
  // The parts that the table of contents names in its order, those that come late too.
  await waitFor(() => {
    const named = [...container.querySelectorAll('nav ol a')].map((link) =>
      link.getAttribute('href'),
    );
    const parts = [...container.querySelectorAll('section[id]:not(#start)')].map(
      ({ id }) => `#${id}`,
    );
    expect(parts).not.toEqual([]);
    expect(parts).toEqual(named);
  });
  return container;
}

const wordsPerMinute = 220;

describe.each(Object.values(guideList))('$path', ({ path, readingMinutes }) => {
  test('leads back home, offers demo and trial, and says truly how long it takes', async () => {
    const page = await renderGuide(path);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getAllByText('Start Free Trial')).toHaveLength(2);
    expect(screen.getAllByText(/^Book Demo/)).toHaveLength(2);
    const words = (page.innerHTML.replace(/<[^>]+>/g, ' ').match(/\S*[a-z]\S*/gi) ?? []).length;
    expect(Math.abs(words / wordsPerMinute - readingMinutes)).toBeLessThan(1);
  });
});

test('the strategist guide offers four pillars of which one is chosen', async () => {
  await renderGuide(guideList.strategist.path);
  const pillars = within(screen.getByRole('group', { name: 'Pillar to start with' }));
  expect(pillars.getAllByRole('radio')).toHaveLength(4);
  expect(pillars.getAllByRole('radio', { checked: true })).toHaveLength(1);
});
