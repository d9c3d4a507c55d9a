import { pino } from 'pino';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import type { ActivityStore, ArticleViews } from '../analytics/createActivityStore';
import { createViewCounter } from './createViewCounter';

const ID = 'a'.repeat(24);
const PARTS = ['article', 'articleByDay', 'day'] as const;

type Part = (typeof PARTS)[number] | 'none';

/** A counter on a database in which the next write of one part fails. */
function openCounter(failing: Part) {
  const written = { article: 0, articleByDay: 0, day: 0 };
  let failure = failing;
  const write = (part: (typeof PARTS)[number], views: number) => {
    if (failure === part) {
      failure = 'none';
      throw new Error('away');
    }
    written[part] += views;
  };
  const found = { select: () => ({ lean: async () => [{ _id: ID }] }) };
  const collection = {
    async bulkWrite(updates: { updateOne: { update: { $inc: { views: number } } } }[]) {
      for (const { updateOne } of updates) write('article', updateOne.update.$inc.views);
    },
  };
  const activity = {
    async addViews(counted: readonly ArticleViews[]) {
      for (const { views } of counted) write('articleByDay', views);
    },
    addToDay: async (_day: string, { views = 0 }) => write('day', views),
  };
  const bump = jest.fn().mockRejectedValue(new Error('away'));
  const counter = createViewCounter({
    models: { articles: { find: () => found, collection } } as unknown as Models,
    activity: activity as unknown as ActivityStore,
    content: { bump } as unknown as ContentVersion,
    log: pino({ level: 'silent' }),
  });
  return { counter, written, bump };
}

test.each(PARTS)('views of which the part "%s" fails are counted later, once', async (part) => {
  const { counter, written } = openCounter(part);
  counter.count(ID);
  counter.count(ID);
  await counter.flush();
  expect(written[part]).toBe(0);
  await counter.flush();
  await counter.flush();
  expect(written).toEqual({ article: 2, articleByDay: 2, day: 2 });
});

test('views are counted once when the content version cannot be raised', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick'] });
  const { counter, written, bump } = openCounter('none');
  jest.setSystemTime(60 * 60 * 1_000);
  counter.count(ID);
  await counter.flush();
  await counter.flush();
  jest.useRealTimers();
  expect(bump).toHaveBeenCalledTimes(1);
  expect(written).toEqual({ article: 1, articleByDay: 1, day: 1 });
});
