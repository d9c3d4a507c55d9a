import { setTimeout as delay } from 'node:timers/promises';

/** What the benchmarks ask of the admin API. */
export interface ApiClient {
  token: string;
  create(resource: string, body: unknown): Promise<{ id: string; slug: string }>;
}

async function post(
  url: string,
  body: unknown,
  token?: string,
): Promise<{ id: string; slug: string; token: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (response.status === 503) {
    // Other work on the machine can make the API refuse; it says when to come back.
    await delay(Number(response.headers.get('retry-after')) * 1_000);
    return post(url, body, token);
  }
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`);
  return response.json();
}

export async function signIn(url: string, password: string): Promise<ApiClient> {
  const { token } = await post(`${url}/api/admin/login`, { username: 'admin', password });
  return {
    token,
    create: (resource, body) => post(`${url}/api/admin/help/${resource}`, body, token),
  };
}
