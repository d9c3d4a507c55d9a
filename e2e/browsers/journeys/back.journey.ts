import { expect, test } from '../fixtures';
import { keys, type Visitor } from '../Visitor';

const place = (visitor: Visitor) => visitor.run(() => Math.round(window.scrollY));
const TITLE = 'How can we help?';
const ARTICLE = 'Build a quote in under five minutes';

test('Back and Forward return to where the help center was left', async ({
  visitor,
  eventually,
}) => {
  await visitor.goTo('/');
  await visitor.click('button', 'Necessary Only');
  await visitor.click('link', 'Help Center');
  await visitor.sees('heading', TITLE);
  await eventually(() => visitor.run(() => document.activeElement?.nodeName), 'INPUT');
  expect(await place(visitor)).toBe(0);

  await visitor.run(() => window.scrollTo(0, 700));
  // By key: a click would scroll there first, and WebKit's Back passes over pages that scripts opened.
  await visitor.run(() => {
    const link = document.querySelector<HTMLElement>('main a[href$="/build-a-quote"]');
    link?.focus({ preventScroll: true });
  });
  await visitor.type(keys.enter);
  await visitor.sees('heading', ARTICLE);
  await eventually(() => place(visitor), 0);
  await visitor.session.send('back');
  await visitor.sees('heading', TITLE);
  await eventually(() => place(visitor), 700);
  await visitor.session.send('forward');
  await visitor.sees('heading', ARTICLE);
  await eventually(() => place(visitor), 0);
  await visitor.session.send('back');
  await visitor.sees('heading', TITLE);
  await eventually(() => place(visitor), 700);
});

test('a page that is loaded again stays where it was', async ({ visitor, eventually }) => {
  // By script: after Marionette's own command Firefox returns to no place.
  const loadAgain = () => visitor.run(() => void setTimeout(() => location.reload()));
  const loaded = () =>
    visitor.run(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return [(navigation as PerformanceNavigationTiming).type, Math.round(window.scrollY)];
    });
  const focused = () => visitor.run(() => document.activeElement?.nodeName);
  await visitor.goTo('/help');
  await eventually(focused, 'INPUT');
  await visitor.click('button', 'Necessary Only');
  for (const path of ['/', '/help']) {
    await visitor.goTo(path);
    await visitor.run(() => window.scrollTo(0, 700));
    await loadAgain();
    await eventually(loaded, ['reload', 700]);
  }
  expect(await focused()).toBe('BODY');
  await visitor.run(() => window.scrollTo(0, 0));
  await loadAgain();
  await eventually(focused, 'INPUT');
  expect(await loaded()).toEqual(['reload', 0]);
});
