import { expect, test } from '../fixtures';
import type { Visitor } from '../Visitor';
import type { WatchedSite } from '../watchedSite';

const HELP = '/remotes/mfe-help/';
const TITLE = 'How can we help?';
const retries = (visitor: Visitor) =>
  visitor.run(
    () => [...document.querySelectorAll('button')].filter((b) => b.textContent === 'Retry').length,
  );

/** That the remote is not there is what the console has to say, and nothing else. */
function expectReports({ problems }: WatchedSite): void {
  expect(problems.filter((problem) => !/mfe[-_]help/.test(problem))).toEqual([]);
  expect(problems.splice(0)).not.toEqual([]);
}

test('a page whose remote is gone stands, with one notice, and Retry brings what was typed for', async ({
  site,
  visitor,
}) => {
  site.lose(HELP);
  await visitor.goTo('/help');
  await visitor.click('button', 'Necessary Only');
  await visitor.fill('searchbox', 'Search the help center', 'imposition');
  await visitor.reads('Part of this page couldn’t be loaded.');
  await visitor.sees('heading', TITLE);
  expect(await retries(visitor)).toBe(1);
  site.lose();
  await visitor.click('button', 'Retry');
  await visitor.sees('heading', /^Found \d+ results for "imposition"$/);
  expectReports(site);
});

test('a link to a remote that is gone says so, the rest of the site works, and Retry recovers', async ({
  site,
  visitor,
}) => {
  site.lose(HELP);
  await visitor.goTo('/');
  await visitor.click('button', 'Accept All');
  await visitor.click('button', 'Cookie settings');
  await visitor.click('button', 'Save Preferences');
  await visitor.click('link', 'Help Center');
  await visitor.sees('heading', 'This page couldn’t be loaded');
  expect(await retries(visitor)).toBe(1);
  await visitor.click('link', 'Terms');
  await visitor.sees('heading', 'Terms of Service');
  await visitor.click('link', 'Help Center');
  // Back before the page asks, the remote would need no Retry.
  await visitor.sees('heading', 'This page couldn’t be loaded');
  site.lose();
  await visitor.click('button', 'Retry');
  await visitor.sees('heading', TITLE);
  expectReports(site);
});
