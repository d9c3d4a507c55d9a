import { TEST_PASSWORD } from '../createTestApp';
import type { Prepare } from './prepare';
import type { SentRequest, World } from './World';

const ME = '/api/admin/me';
const LOGIN = '/api/admin/login';
const current = TEST_PASSWORD;

/** A request of a signed-in user with an account of its own. */
const ofPerson =
  (
    prepare: (person: Awaited<ReturnType<World['addPerson']>>, world: World) => Promise<Own> | Own,
  ): Prepare =>
  async (world) => {
    const person = await world.addPerson();
    return { token: person.token, ...(await prepare(person, world)) };
  };
type Own = Pick<SentRequest, 'path' | 'body'> & Partial<SentRequest>;

/** The same with a passkey. */
const withPasskey = (
  prepare: (made: Awaited<ReturnType<World['addPasskey']>>, world: World) => Promise<Own> | Own,
) => ofPerson(async (person, world) => prepare(await world.addPasskey(person), world));

export const peopleRequests: Readonly<Record<string, Prepare>> = {
  [`POST ${LOGIN}`]: async (world) => {
    const { username } = await world.addPerson();
    return { path: LOGIN, body: { username, password: current }, token: '' };
  },
  [`POST ${LOGIN}/challenge`]: () => ({ path: `${LOGIN}/challenge`, token: '' }),
  [`POST ${LOGIN}/passkey`]: withPasskey(async ({ key }, world) => ({
    path: `${LOGIN}/passkey`,
    body: key.prove(await world.ceremony(`${LOGIN}/challenge`, {}, '')),
    token: '',
  })),
  [`POST ${LOGIN}/recovery`]: ofPerson(async (person, world) => {
    const { codes } = await world.addPasskey(person);
    const body = { username: person.username, password: current };
    const { ticket } = await world.ceremony(LOGIN, body, '');
    return { path: `${LOGIN}/recovery`, body: { ticket, code: codes[0] }, token: '' };
  }),
  [`POST ${LOGIN}/register`]: ofPerson(async (person, world) => ({
    path: `${LOGIN}/register`,
    body: await world.firstRegistration(person),
    token: '',
  })),
  'POST /api/admin/logout': ofPerson(() => ({ path: '/api/admin/logout' })),
  [`POST ${ME}/passkeys`]: ofPerson(async (person, world) => ({
    path: `${ME}/passkeys`,
    body: await world.registration(person),
  })),
  [`PUT ${ME}/passkeys/:id`]: withPasskey(({ id }) => ({
    path: `${ME}/passkeys/${id}`,
    body: { name: 'Phone' },
  })),
  [`POST ${ME}/passkeys/:id/removal`]: withPasskey(({ id }) => ({
    path: `${ME}/passkeys/${id}/removal`,
    body: { current },
  })),
  [`POST ${ME}/passkeys/challenge`]: ofPerson(() => ({
    path: `${ME}/passkeys/challenge`,
    body: { current },
  })),
  [`PUT ${ME}/password`]: ofPerson(() => ({
    path: `${ME}/password`,
    body: { current, password: 'a wholly different sentence' },
  })),
  [`POST ${ME}/recovery-codes`]: withPasskey(() => ({
    path: `${ME}/recovery-codes`,
    body: { current },
  })),
  [`POST ${ME}/sessions/:id/removal`]: ofPerson(async (person, world) => ({
    path: `${ME}/sessions/${await world.otherSession(person)}/removal`,
    body: { current },
  })),
  [`POST ${ME}/sessions/removal`]: ofPerson(async (person, world) => {
    await world.otherSession(person);
    return { path: `${ME}/sessions/removal`, body: { current } };
  }),
  'PUT /api/admin/passkeys': ofPerson(async (_person, world) => {
    await world.requirePasskeys(true);
    return { path: '/api/admin/passkeys', body: { isRequired: false, current } };
  }),
  'POST /api/admin/passkeys/:id/reset': ofPerson(async (_person, world) => {
    const other = await world.addPerson();
    await world.addPasskey(other);
    return { path: `/api/admin/passkeys/${other.id}/reset`, body: { current } };
  }),
  'POST /api/admin/users/:id/removal': ofPerson(async (person, world) => {
    const other = await world.addPerson();
    await world.addArticle({ owner: other.username });
    return {
      path: `/api/admin/users/${other.id}/removal`,
      body: { newOwner: person.username },
      token: world.app.superToken,
    };
  }),
  'POST /api/admin/users/:id/deactivation': ofPerson(async (person, world) => {
    const other = await world.addPerson();
    await world.addArticle({ owner: other.username });
    return {
      path: `/api/admin/users/${other.id}/deactivation`,
      body: { newOwner: person.username, values: { isActive: false } },
      token: world.app.superToken,
    };
  }),
};
