import { fallbackCountries, loadCountries } from './countries';

test('the list has the United States first and the rest by name', async () => {
  const countries = await loadCountries();
  expect(countries.length).toBeGreaterThan(200);
  expect(countries[0]).toEqual({ code: 'US', name: 'United States', prefix: '+1' });
  const names = countries.slice(1).map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  expect(countries).toContainEqual({ code: 'DE', name: 'Germany', prefix: '+49' });
});

test('ten countries of that list stand in for it, the United States first', async () => {
  const countries = await loadCountries();
  expect(fallbackCountries).toHaveLength(10);
  expect(fallbackCountries[0]?.code).toBe('US');
  for (const country of fallbackCountries) expect(countries).toContainEqual(country);
});

test('a list that cannot be made is logged, and the ten serve', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { DisplayNames } = Intl;
  Object.assign(Intl, {
    DisplayNames: class {
      of() {
        throw new Error('no names');
      }
    },
  });
  await expect(loadCountries()).resolves.toBe(fallbackCountries);
  expect(error).toHaveBeenCalledTimes(1);
  Object.assign(Intl, { DisplayNames });
  error.mockRestore();
});
