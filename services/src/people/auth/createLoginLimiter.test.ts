import { createLimits } from '../../http/limits/createLimits';
import { createLoginLimiter } from './createLoginLimiter';

async function countAllowed(tries: (index: number) => Promise<void>, total = 100) {
  const results = await Promise.allSettled(
    Array.from({ length: total }, (_, index) => tries(index)),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('parallel guesses: five per account and address, ten per address, ten per account', async () => {
  const pair = createLoginLimiter(createLimits(1));
  expect(await countAllowed(() => pair.consume('1.1.1.1', 'admin'))).toBe(5);
  const address = createLoginLimiter(createLimits(1));
  expect(await countAllowed((index) => address.consume('1.1.1.1', `user${index}`))).toBe(10);
  const account = createLoginLimiter(createLimits(1));
  expect(
    await countAllowed((index) => account.consume(`1.1.1.${index}`, index % 2 ? 'admin' : 'ADMIN')),
  ).toBe(10);
});

test('strangers cannot lock out whoever signed in from an address before', async () => {
  const limiter = createLoginLimiter(createLimits(1));
  await limiter.consume('9.9.9.9', 'admin');
  await limiter.forgive('9.9.9.9', 'admin');
  await countAllowed((index) => limiter.consume(`1.1.1.${index}`, 'admin'));
  await expect(limiter.consume('8.8.8.8', 'admin')).rejects.toMatchObject({ status: 429 });
  await expect(limiter.consume('9.9.9.9', 'admin')).resolves.toBeUndefined();
});

test('successful logins use up nothing, and the scale counts', async () => {
  const limiter = createLoginLimiter(createLimits(1));
  for (let index = 0; index < 50; index += 1) {
    await limiter.consume('1.1.1.1', 'admin');
    await limiter.forgive('1.1.1.1', 'admin');
  }
  const doubled = createLoginLimiter(createLimits(2));
  expect(await countAllowed(() => doubled.consume('1.1.1.1', 'admin'))).toBe(10);
  const off = createLoginLimiter(createLimits(0));
  expect(await countAllowed(() => off.consume('1.1.1.1', 'admin'))).toBe(100);
});
