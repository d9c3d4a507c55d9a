import { test } from '../fixtures';
import type { Visitor } from '../Visitor';

const jobsPerDay = (visitor: Visitor) =>
  visitor.run(() => document.querySelector<HTMLInputElement>('[name="jobsPerDay"]')?.value);

test('a calculator follows what is typed, and its address keeps it', async ({
  visitor,
  eventually,
}) => {
  await visitor.goTo('/resources/roi-calculator');
  await visitor.click('button', 'Necessary Only');
  await visitor.reads('$86,750');
  await visitor.replace('spinbutton', 'Jobs per day', '100');
  await visitor.reads('$173,500');
  await eventually(() => visitor.run(() => location.search), '?jobsPerDay=100');
  await visitor.replace('spinbutton', 'Jobs per day', '5000000');
  await visitor.reads('for now');
  await visitor.click('link', 'Reset');
  await visitor.reads('$86,750');
  await visitor.replace('spinbutton', 'Jobs per day', '100');
  await eventually(() => visitor.run(() => location.search), '?jobsPerDay=100');
  await visitor.session.send('reload');
  await visitor.reads('$173,500');
  await eventually(() => jobsPerDay(visitor), '100');
  // The page has not started again: the link asks the server.
  await visitor.click('link', 'Reset');
  await visitor.reads('$86,750');
  await eventually(() => jobsPerDay(visitor), '50');
});
