/** What a call gives. */
export interface Outcome<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** An answer that says no. */
export class Refused extends Error {
  readonly status: number;

  constructor({ url, status }: Response, body: unknown) {
    super(`${url} was refused with ${status}: ${JSON.stringify(body)}`);
    this.status = status;
  }
}

/** What was answered; throws {@link Refused} where the answer says no. */
export async function dataOf<T>(call: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Refused(response, error);
  return data as T;
}
