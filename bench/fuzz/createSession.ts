import type { Db } from 'mongodb';
import { ADMIN_PASSWORD } from '../api/startApi';
import type { FuzzCase } from './arbitraries';
import type { FuzzAnswer } from './checkAnswer';

const TIMEOUT_MS = 10_000;

/** Sends requests, as a super admin where asked, who signs in again when a request has ended that. */
export async function createSession(url: string, database: Db) {
  let token = '';
  const users = database.collection('users');
  const admin = await users.findOne({ username: 'admin' });

  async function signIn() {
    // A request may have changed the admin's password or rights.
    if (admin) await users.replaceOne({ _id: admin._id }, admin, { upsert: true });
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
    });
    const body = await answer.json();
    if (!body.token) throw new Error(`The admin cannot sign in: ${JSON.stringify(body)}`);
    ({ token } = body);
  }

  async function once(method: string, sent: FuzzCase, isStaff: boolean): Promise<FuzzAnswer> {
    const startedAt = performance.now();
    const response = await fetch(url + sent.path, {
      method,
      redirect: 'manual',
      headers: {
        ...(sent.type && { 'Content-Type': sent.type }),
        ...(isStaff && { Authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method !== 'GET' && sent.body !== undefined && { body: sent.body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text,
      milliseconds: performance.now() - startedAt,
    };
  }

  await signIn();
  return {
    async send(method: string, sent: FuzzCase, isStaff: boolean): Promise<FuzzAnswer> {
      const answer = await once(method, sent, isStaff);
      if (answer.status !== 401 || !isStaff) return answer;
      await signIn();
      return once(method, sent, isStaff);
    },
    async ids(): Promise<string[]> {
      const names = ['articles', 'categories', 'faqs', 'tags', 'users'];
      const found = await Promise.all(
        names.map((name) => database.collection(name).find().limit(3).toArray()),
      );
      return found
        .flat()
        .flatMap(({ _id, slug }) => [String(_id), ...(slug ? [String(slug)] : [])]);
    },
  };
}
