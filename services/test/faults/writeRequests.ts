import { isContent, type ResourceKey, resources } from '@pressline/shared-api';
import { strToU8, zipSync } from 'fflate';
import { buildPdf } from '../buildPdf';
import { TEST_PASSWORD } from '../createTestApp';
import type { SentRequest, World } from './World';

/** Makes one valid request of a route, on data of its own. */
export type Prepare = (world: World) => Promise<SentRequest> | SentRequest;

const HELP = '/api/admin/help';
const ARTICLES = `${HELP}/articles`;
const ME = '/api/admin/me';
const LOGIN = '/api/admin/login';
const current = TEST_PASSWORD;

/** A request on an article of its own. */
export const onArticle =
  (rest: string, body?: (article: { id: string; version: number }) => unknown): Prepare =>
  async (world) => {
    const article = await world.addArticle();
    return { path: `${ARTICLES}/${article.id}${rest}`, body: body?.(article) };
  };

/** What a reader sends about an article of its own. */
export const fromReader =
  (rest: string, body?: object): Prepare =>
  async (world) => ({
    ...{ path: `/api/help/articles/${(await world.addArticle()).id}/${rest}` },
    ...{ body, token: '' },
  });

const form = (path: string, body: (email: string) => object): Prepare => {
  return (world) => ({ path, body: body(`${world.next('reader')}@shop.example`), token: '' });
};

const onSubmission =
  (rest: string, body?: object): Prepare =>
  async (world) => ({ path: `/api/admin/submissions/${await world.addSubmission()}${rest}`, body });

/** A request of somebody who is signed in, with an account of their own. */
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

const imported = (name: string) => {
  const file = (front: string) => strToU8(`---\n${front}\n---\n\nText\n`);
  return zipSync({
    'categories/half.md': file(`name: ${name}`),
    'articles/half/one.md': file(`title: Half\nslug: ${name}\ncategory: ${name}`),
  });
};

function upload(fields: Record<string, string>, file: File, field = 'file') {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  body.append(field, file);
  return body;
}

/** The routes of a resource that write. */
function ofResource(key: ResourceKey): Record<string, Prepare> {
  const { adminPath: path, titleField } = resources[key];
  const change = (world: World) => ({
    [key === 'users' ? 'fullName' : titleField]: world.next('other'),
  });
  const five: Record<string, Prepare> = {
    [`POST ${path}`]: async (world) => ({ path, body: await world.body(key) }),
    [`PUT ${path}/:id`]: async (world) => ({
      path: `${path}/${await world.add(key)}`,
      body: change(world),
    }),
    [`DELETE ${path}/:id`]: async (world) => ({ path: `${path}/${await world.add(key)}` }),
  };
  if (!isContent(resources[key])) return five;
  return {
    ...five,
    [`POST ${path}/bulk`]: async (world) => ({
      path: `${path}/bulk`,
      body: { action: 'delete', ids: [await world.add(key), await world.add(key)] },
    }),
    [`POST ${path}/:id/restore`]: async (world) => {
      const id = await world.add(key);
      await world.app.engine.remove(key, id);
      return { path: `${path}/${id}/restore` };
    },
  };
}

/** A valid request of each route that writes to the database before it answers. */
export const writeRequests: Readonly<Record<string, Prepare>> = {
  ...Object.assign({}, ...(Object.keys(resources) as ResourceKey[]).map(ofResource)),

  [`PUT ${ARTICLES}/:id/freshness`]: onArticle('/freshness', () => ({ owner: 'editor' })),
  [`POST ${ARTICLES}/:id/presence`]: onArticle('/presence'),
  [`DELETE ${ARTICLES}/:id/presence`]: async (world) => {
    const { id } = await world.addArticle();
    await world.app.parts.editing.presence.enter(id, 'admin');
    return { path: `${ARTICLES}/${id}/presence` };
  },
  [`POST ${ARTICLES}/:id/revisions/:revision/restore`]: async (world) => {
    const { id } = await world.addArticle();
    await world.app.engine.update('articles', id, { content: 'Another text' }, 'admin');
    return { path: `${ARTICLES}/${id}/revisions/1/restore` };
  },
  [`PUT ${ARTICLES}/:id/schedule`]: onArticle('/schedule', ({ version }) => ({
    ...{ copyVersion: 0, articleVersion: version, publishAt: null },
    unpublishAt: new Date(Date.now() + 86_400_000).toISOString(),
  })),
  [`POST ${ARTICLES}/:id/sources/confirm`]: async (world) => {
    const { id } = await world.addArticle();
    const sources = [{ text: 'A statement', page: null }];
    await world.app.models.articles.updateOne({ _id: id }, { $set: { sources } });
    return { path: `${ARTICLES}/${id}/sources/confirm`, body: { text: 'A statement' } };
  },
  [`PUT ${ARTICLES}/:id/working-copy`]: onArticle('/working-copy', ({ version }) => ({
    ...{ copyVersion: 0, articleVersion: version, values: { title: 'Better' } },
  })),
  [`DELETE ${ARTICLES}/:id/working-copy`]: async (world) => {
    const { id, version } = await world.addWorkingCopy();
    return { path: `${ARTICLES}/${id}/working-copy?version=${version}` };
  },
  [`POST ${ARTICLES}/:id/working-copy/publish`]: async (world) => {
    const { id, version, articleVersion } = await world.addWorkingCopy();
    const body = { copyVersion: version, articleVersion, isPublished: true };
    return {
      path: `${ARTICLES}/${id}/working-copy/publish`,
      body: { ...body, values: { title: 'Best' } },
    };
  },
  [`POST ${ARTICLES}/verify`]: async (world) => ({
    path: `${ARTICLES}/verify`,
    body: { ids: [(await world.addArticle()).id, (await world.addArticle()).id] },
  }),
  [`PUT ${HELP}/feedback/:id`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}`,
    body: { status: 'resolved' },
  }),
  [`DELETE ${HELP}/feedback/:id`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}`,
  }),
  [`POST ${HELP}/feedback/:id/accept`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}/accept`,
    body: { articleVersion: 1 },
  }),
  [`POST ${HELP}/feedback/:id/decline`]: async (world) => ({
    path: `${HELP}/feedback/${(await world.addSuggestion()).id}/decline`,
  }),
  [`POST ${HELP}/generate-from-pdf`]: async (world) => ({
    path: `${HELP}/generate-from-pdf`,
    body: upload(
      { categoryId: await world.add('categories') },
      new File([buildPdf() as BlobPart], 'a.pdf', { type: 'application/pdf' }),
      'pdf',
    ),
  }),
  [`POST ${HELP}/import`]: (world) => ({
    path: `${HELP}/import?dryRun=false`,
    body: upload({}, new File([imported(world.next('half')) as BlobPart], 'help.zip')),
  }),
  [`POST ${HELP}/links/update`]: async (world) => {
    const { slug } = await world.addArticle();
    await world.addArticle({ content: `See [there](/help/${slug}).` });
    return {
      path: `${HELP}/links/update`,
      body: { from: [`/help/${slug}`], to: '/help/elsewhere' },
    };
  },
  [`POST ${HELP}/operations/:id/undo`]: async (world) => {
    const { slug } = await world.addArticle();
    await world.addArticle({ content: `See [there](/help/${slug}).` });
    const body = { from: [`/help/${slug}`], to: '/help/elsewhere' };
    const made = await world.call('POST', `${HELP}/links/update`, body);
    return { path: `${HELP}/operations/${made.id}/undo` };
  },
  [`POST ${HELP}/order`]: async (world) => {
    const categoryId = await world.add('categories');
    const add = (order: number) => world.add('faqs', { categoryId, order });
    const [target, id] = [await add(1), await add(2)];
    return {
      path: `${HELP}/order`,
      body: { resource: 'faqs', id, place: 'before', target, categoryId },
    };
  },
  [`PUT ${HELP}/related/:id`]: async (world) => ({
    path: `${HELP}/related/${(await world.addArticle()).id}`,
    body: { articleIds: [(await world.addArticle()).id] },
  }),
  [`POST ${HELP}/replace`]: async (world) => {
    const { id, version } = await world.addArticle({ content: 'Set the ink.' });
    const edits = [{ field: 'content', start: 8, end: 11, insert: 'toner' }];
    return {
      path: `${HELP}/replace`,
      body: { find: 'ink', replace: 'toner', articles: [{ id, version, edits }] },
    };
  },
  [`POST ${HELP}/tags/:id/apply`]: async (world) => {
    const name = world.next('tag');
    const id = await world.add('tags', { name });
    await world.addArticle({ tags: [name] });
    return {
      path: `${HELP}/tags/${id}/apply`,
      body: { action: 'rename', name: world.next('tag') },
    };
  },
  [`DELETE ${HELP}/trash/:id`]: async (world) => {
    const id = await world.add('faqs');
    await world.app.engine.remove('faqs', id);
    const trash = world.app.connection.collection('trash');
    const entry = await trash.findOne({}, { sort: { _id: -1 } });
    return { path: `${HELP}/trash/${entry?._id}` };
  },
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
  'POST /api/admin/media': (world) => ({
    path: '/api/admin/media',
    body: upload({ name: 'list.csv' }, new File([`a,b\n${world.next('row')},1\n`], 'list.csv')),
  }),
  'PUT /api/admin/media/:id': async (world) => ({
    path: `/api/admin/media/${await world.addMedium()}`,
    body: { alt: 'A list', isDecorative: false },
  }),
  'DELETE /api/admin/media/:id': async (world) => ({
    path: `/api/admin/media/${await world.addMedium()}`,
  }),
  'POST /api/admin/unmet-searches/dismissals': (world) => ({
    path: '/api/admin/unmet-searches/dismissals',
    body: { query: world.next('search') },
  }),
  'DELETE /api/admin/unmet-searches/dismissals': async (world) => {
    const path = '/api/admin/unmet-searches/dismissals';
    const query = world.next('search');
    await world.call('POST', path, { query });
    return { path: `${path}?query=${query}` };
  },
  'PUT /api/admin/submissions/:id': onSubmission('', { status: 'done' }),
  'DELETE /api/admin/submissions/:id': onSubmission(''),
  'POST /api/admin/submissions/:id/resend': onSubmission('/resend'),
  'POST /api/consent': (world) => ({
    path: '/api/consent',
    body: world.buildReceipt(),
    token: '',
  }),
  'POST /api/contact': form('/api/contact', (email) => ({
    ...{ firstName: 'Kim', lastName: 'Roller', company: 'Ink & Sons', email },
  })),
  'POST /api/newsletter': form('/api/newsletter', (email) => ({ email })),
  'POST /api/provider/PrintHouseProfile/SendContactMail': form(
    '/api/provider/PrintHouseProfile/SendContactMail',
    (fromMail) => ({ fromMail, toMail: 'us@x.example', subject: 'A demo', content: 'Hello' }),
  ),
  'POST /api/provider/v1/crm-service/employee/CreateDemoUser': form(
    '/api/provider/v1/crm-service/employee/CreateDemoUser',
    (email) => ({ isUs: true, email, companyName: 'Ink & Sons', phone: '' }),
  ),
  'POST /api/help/articles/:id/feedback': fromReader('feedback', {
    ...{ session: 'reader-of-the-test', vote: 'up' },
  }),
  'POST /api/help/articles/:id/suggestions': fromReader('suggestions', {
    ...{ passage: 'Open the job ticket.', proposal: 'Open the ticket.' },
  }),
};
