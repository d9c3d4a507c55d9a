import { randomBytes } from 'node:crypto';
import {
  type Article,
  type PasskeyCeremony,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { TEST_PASSWORD, TEST_SITE, type TestApp } from '../createTestApp';
import { buildArticle, buildBody, buildUser } from '../factories';
import { hashCheaply } from '../hashCheaply';
import { softAuthenticator } from '../people/softAuthenticator';

const current = TEST_PASSWORD;
const POLICY = { _id: 'passkeys' as never };

interface Person {
  id: string;
  username: string;
  /** Of a session of theirs. */
  token: string;
}

/** A request as it is sent. */
export interface SentRequest {
  /** With values for the route's parameters. */
  path: string;
  body?: unknown;
  /** Of a super admin unless given; '' for nobody. */
  token?: string;
}

/** Makes the data that requests are about, new ones each time, and sends the requests. */
export class World {
  #count = 0;
  #passwordHash: Promise<string> | undefined;
  #categoryId: Promise<string> | undefined;

  constructor(readonly app: TestApp) {}

  /** A text that nothing else has. */
  next(what: string): string {
    this.#count += 1;
    return `${what}${this.#count}x`;
  }

  /** Sends a request as it stands, be its body JSON, a form or a file. */
  async send(method: string, { path, body, token = this.app.superToken }: SentRequest) {
    const isJson = body !== undefined && !(body instanceof FormData || body instanceof Blob);
    const response = await fetch(this.app.baseUrl + path, {
      method,
      headers: {
        // Both, as the MCP server asks.
        Accept: 'application/json, text/event-stream',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(isJson && { 'Content-Type': 'application/json' }),
      },
      body: isJson ? JSON.stringify(body) : ((body as FormData | Blob) ?? null),
      redirect: 'manual',
    });
    const text = await response.text();
    const { message } = (text.startsWith('{') ? JSON.parse(text) : {}) as { message?: string };
    return { status: response.status, message, text };
  }

  /** The answer of a call that must succeed. */
  async call(method: string, path: string, body?: unknown, token = this.app.superToken) {
    const answer = await this.app.call(method, path, { body, token });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as Record<string, unknown>;
  }

  async body(key: ResourceKey, overrides: object = {}) {
    if (key !== 'categories') this.#categoryId ??= this.add('categories');
    const categoryId = key === 'categories' ? '' : String(await this.#categoryId);
    return { ...buildBody(resources[key], categoryId), ...overrides };
  }

  async add(key: ResourceKey, overrides: object = {}): Promise<string> {
    const made = await this.app.engine.create(key, await this.body(key, overrides));
    return String(made.id);
  }

  async addArticle(overrides = {}): Promise<Article> {
    const { categoryId } = await this.body('articles');
    const body = buildArticle({ categoryId: String(categoryId), ...overrides });
    return this.app.createDocument('articles', body);
  }

  async addWorkingCopy() {
    const { id, version: articleVersion } = await this.addArticle();
    const body = { copyVersion: 0, articleVersion, values: { title: 'Better' } };
    const { copy } = await this.app.parts.editing.workingCopies.save(id, body as never, 'admin');
    return { id, articleVersion, version: copy?.version };
  }

  async addSuggestion(): Promise<{ id: string }> {
    const { id } = await this.addArticle();
    const body = { passage: 'Open the job ticket.', proposal: 'Open the ticket.' };
    await this.call('POST', `/api/help/articles/${id}/suggestions`, body, '');
    const path = `/api/admin/help/feedback?vote=suggestion&articleId=${id}`;
    const { feedback } = await this.call('GET', path);
    return (feedback as [{ id: string }])[0];
  }

  async addSubmission() {
    const email = `${this.next('reader')}@shop.example`;
    await this.call('POST', '/api/newsletter', { email }, '');
    const { submissions } = await this.call('GET', `/api/admin/submissions?q=${email}`);
    return (submissions as [{ id: string }])[0].id;
  }

  async addMedium(): Promise<string> {
    const { library: media } = this.app.parts.media;
    const bytes = Buffer.from(`a,b\n${this.next('row')},1\n`);
    const { medium } = await media.add(await media.prepare({ name: 'list.csv', bytes }), 'admin');
    return String(medium._id);
  }

  buildReceipt() {
    const choices = { necessary: true, functional: true, analytics: false, marketing: false };
    return {
      ...{ id: randomBytes(16).toString('hex'), previousId: null, version: '1', choices },
      ...{ action: 'save-preferences', time: new Date().toISOString() },
      ...{ policyTextHash: 'a'.repeat(64), gpc: false },
    };
  }

  /** A super admin with the password of all tests. */
  async addPerson(): Promise<Person> {
    this.#passwordHash ??= hashCheaply(TEST_PASSWORD);
    const { password: _, ...values } = buildUser({ role: 'super_admin' });
    const passwordHash = await this.#passwordHash;
    const user = await this.app.models.users.create({ ...values, passwordHash });
    const person = { id: String(user._id), username: values.username };
    return { ...person, token: (await this.#startSession(person.id)).token };
  }

  /** Where a person is signed in as well. */
  async otherSession({ id, token }: Person): Promise<string> {
    const other = await this.#startSession(id);
    const { sessions } = await this.call('GET', '/api/admin/me/sessions', undefined, other.token);
    const all = sessions as { id: string; isCurrent: boolean }[];
    const own = all.find(({ isCurrent }) => isCurrent);
    if (!own || !token) throw new Error('The session is not listed');
    return own.id;
  }

  async #startSession(id: string) {
    const { models } = this.app;
    const { sessions, tokens } = this.app.parts.people;
    const user = await models.users.findById(id).lean();
    const origin = { device: 'Test', addressPrefix: '127.0.0.1' };
    const sessionId = await sessions.start(user as never, origin);
    return { sessionId, token: tokens.sign({ userId: id, sessionId }) };
  }

  async ceremony(path: string, body: object, token: string) {
    return (await this.call('POST', path, body, token)) as unknown as PasskeyCeremony;
  }

  async registration({ token }: Person, key = softAuthenticator(TEST_SITE)) {
    const begun = await this.ceremony('/api/admin/me/passkeys/challenge', { current }, token);
    return { ...key.register(begun), name: 'Laptop' };
  }

  async requirePasskeys(isRequired: boolean) {
    const state = this.app.connection.collection('state');
    await state.updateOne(POLICY, { $set: { isRequired } }, { upsert: true });
  }

  /** What a person sends who may not sign in without a first passkey. */
  async firstRegistration({ username }: Person) {
    await this.requirePasskeys(true);
    const begun = await this.ceremony('/api/admin/login', { username, password: current }, '');
    await this.requirePasskeys(false);
    return softAuthenticator(TEST_SITE).register(begun);
  }

  async addPasskey(person: Person) {
    const key = softAuthenticator(TEST_SITE);
    const body = await this.registration(person, key);
    const made = await this.call('POST', '/api/admin/me/passkeys', body, person.token);
    const { id } = made.passkey as { id: string };
    return { id, key, codes: made.recoveryCodes as string[] };
  }
}
