import { whenQuiet } from './whenQuiet';

const act = jest.fn();
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  act.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  connect(undefined);
});

test.each([
  [undefined, 1],
  [{ saveData: false, effectiveType: '4g' }, 1],
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
])('on the line %o it acts %i times', async (connection, times) => {
  connect(connection);
  whenQuiet(act);
  expect(act).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(act).toHaveBeenCalledTimes(times);
});
