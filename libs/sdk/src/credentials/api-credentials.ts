/** Credentials of a client's requests. */
export interface ApiCredentials {
  /** Headers of the next request. */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Replaces credentials that were rejected with 401; returns false if they cannot be replaced. */
  renew?(): Promise<boolean>;
}

/** An access key, made with `keys.create` or in the studio. */
export const keyCredentials = (key: string): ApiCredentials => ({
  headers: () => Promise.resolve({ 'X-API-Key': key }),
});

/** Requests that need no account. */
export const NO_CREDENTIALS: ApiCredentials = { headers: () => Promise.resolve({}) };
