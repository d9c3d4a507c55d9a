/** What the benchmarks ask of the admin API. */
export interface ApiClient {
  token: string;
  create(resource: string, body: unknown): Promise<{ id: string; slug: string }>;
}

async function post(url: string, body: unknown, token?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
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
