import { randomUUID } from 'node:crypto';

export interface BenchUser {
  readonly bearer: string;
  readonly key: string;
  readonly keyId: number;
}

/** A new user of base with a key. */
export async function newUser(url: string): Promise<BenchUser> {
  const { access_token: bearer } = await post(`${url}/v1/auth/sign_up`, {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
    name: 'Bench',
  });
  const { id, token } = await post(`${url}/v1/persisted_tokens`, {}, bearer);
  return { bearer, key: token, keyId: id };
}

async function post(address: string, body: object, bearer?: string): Promise<any> {
  const headers = { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
