import { readConfig } from './config';

const needed = { MONGODB_URI: 'mongodb://127.0.0.1/pressline' };

test('an empty INTERNAL_TOKEN is none, as services have it; a short one is a mistake', () => {
  const tokenOf = (INTERNAL_TOKEN: string) =>
    readConfig({ ...needed, INTERNAL_TOKEN }).internalToken;
  expect(tokenOf('')).toBeNull();
  expect(tokenOf('t'.repeat(32))).toHaveLength(32);
  expect(() => tokenOf('t'.repeat(31))).toThrow('INTERNAL_TOKEN');
});

test('the database is required, as services have it', () => {
  for (const env of [{}, { MONGODB_URI: '' }]) expect(() => readConfig(env)).toThrow('MONGODB_URI');
});

test('the address of the site is scheme and host, as services have it; an empty one is none', () => {
  const addressOf = (PUBLIC_URL: string) => readConfig({ ...needed, PUBLIC_URL }).publicUrl;
  expect(addressOf('')).toBe('http://localhost:3000');
  expect(addressOf('https://pressline.example/')).toBe('https://pressline.example');
  for (const wrong of ['pressline.example', 'ftp://pressline.example', 'https://a.example/help']) {
    expect(() => addressOf(wrong)).toThrow('PUBLIC_URL: must be http:// or https:// and a host');
  }
});

test('guests are named by their origins alone', () => {
  const originsOf = (GUEST_ORIGINS: string) =>
    readConfig({ ...needed, GUEST_ORIGINS }).guestOrigins;
  expect(originsOf('')).toEqual([]);
  expect(originsOf('https://app.example.com, http://localhost:8080')).toHaveLength(2);
  for (const wrong of ['*', 'app.example.com', 'https://app.example.com/', 'null']) {
    expect(() => originsOf(wrong)).toThrow('GUEST_ORIGINS');
  }
});

test('keys for releases shut out a developer’s releases', () => {
  const signed = { ...needed, RELEASE_KEYS: 'a-public-key' };
  expect(readConfig(signed).releaseKeys).toBe('a-public-key');
  expect(() => readConfig({ ...signed, ALLOW_REMOTE_OVERRIDE: '1' })).toThrow(
    'ALLOW_REMOTE_OVERRIDE',
  );
});

test('COMPANY is JSON of the values that differ from the defaults', () => {
  const companyOf = (COMPANY: string) => readConfig({ ...needed, COMPANY }).company;
  expect(companyOf('')).toEqual({});
  const company = { trialDays: 30, socialLinks: { LinkedIn: 'https://example.com/company' } };
  expect(companyOf(JSON.stringify(company))).toEqual(company);
  for (const wrong of ['trialDays=30', '[]', '{"trialDays":"30"}', '{"phone":"1"}']) {
    expect(() => companyOf(wrong)).toThrow('COMPANY');
  }
  expect(() => companyOf('{"socialLinks":{"Example":"http://example.com"}}')).toThrow('COMPANY');
});

test('pages learn whether a model chooses passages, and not which one', () => {
  const companyOf = (ANSWERS_MODEL?: string) => readConfig({ ...needed, ANSWERS_MODEL }).company;
  expect([companyOf(), companyOf('')]).toEqual([{}, {}]);
  expect(companyOf('claude-chooser')).toEqual({ hasAnswersModel: true });
});
