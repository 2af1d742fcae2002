import { randomUUID } from 'node:crypto';

export interface BenchUser {
  readonly bearer: string;
  readonly key: string;
  readonly keyId: number;
}

/** A new user of base with a key. */
export async function newUser(url: string): Promise<BenchUser> {
  const { access_token: bearer } = await post<{ access_token: string }>(`${url}/v1/auth/sign_up`, {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
    name: 'Bench',
  });
  const { id, token } = await post<{ id: number; token: string }>(`${url}/v1/persisted_tokens`, {}, bearer);
  return { bearer, key: token, keyId: id };
}

async function post<T>(address: string, body: object, bearer?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
