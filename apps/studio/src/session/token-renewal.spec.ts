import { beforeEach, describe, expect, it } from '@jest/globals';
import { SessionStore, type Session } from './session-store.js';
import { TokenRenewal } from './token-renewal.js';

const NOW = 1_000_000;
const user = { id: 1, email: 'ada@example.com', name: 'Ada', username: 'ada', created_at: '2026-01-01T00:00:00Z' };
const session = (token: string, seconds = 900): Session => ({ token, expiresAt: NOW + seconds * 1_000, user });

/** Pages of one browser, which share a lock and what one of them gives the others. */
class Pages {
  readonly requested: string[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  private readonly stores: SessionStore[] = [];
  answer: () => Promise<Session | null> = async () => session(`token ${this.requested.length}`);

  open(first?: Session | null): { store: SessionStore; renewal: TokenRenewal } {
    const store = new SessionStore();
    if (first !== undefined) store.set(first);
    this.stores.push(store);
    const renewal = new TokenRenewal({
      store,
      exclusively: (_, work) => {
        const done = this.queue.then(work);
        this.queue = done.catch(() => undefined);
        return done;
      },
      requestToken: async (present) => {
        this.requested.push(present?.token ?? 'none');
        return this.answer();
      },
      now: () => NOW,
      share: (shared) => this.stores.forEach((each) => each.set(shared)),
    });
    return { store, renewal };
  }
}

let pages: Pages;
beforeEach(() => {
  pages = new Pages();
});

describe('a token', () => {
  it('is used as long as it is valid, and renewed before it ends', async () => {
    expect((await pages.open(session('a')).renewal.usable())?.token).toBe('a');
    expect(pages.requested).toEqual([]);
    expect((await pages.open(session('b', 20)).renewal.usable())?.token).toBe('token 1');
    expect(pages.requested).toEqual(['b']);
  });

  it('is requested when the page opens', async () => {
    const { store, renewal } = pages.open();
    expect((await renewal.usable())?.token).toBe('token 1');
    expect(store.get()?.token).toBe('token 1');
  });

  it('is requested once by all pages of a browser', async () => {
    const open = [pages.open(session('a')), pages.open(session('a')), pages.open(session('a'))];
    const renewed = await Promise.all(open.flatMap(({ renewal }) => [renewal.renew('a'), renewal.renew('a')]));
    expect(new Set(renewed.map((each) => each?.token))).toEqual(new Set(['token 1']));
    expect(pages.requested).toEqual(['a']);
  });

  it('is not requested for a session that has ended', async () => {
    expect(await pages.open(null).renewal.usable()).toBeNull();
    expect(pages.requested).toEqual([]);
  });
});

it('the end of a session ends it in all pages', async () => {
  const [one, other] = [pages.open(session('a')), pages.open(session('a'))];
  pages.answer = async () => null;
  expect(await one.renewal.renew('a')).toBeNull();
  expect(other.store.get()).toBeNull();
  expect(await other.renewal.renew('a')).toBeNull();
  expect(pages.requested).toEqual(['a']);
});

it('a renewal that is answered after the user has signed out does not sign the user in again', async () => {
  const [one, other] = [pages.open(session('a')), pages.open(session('a'))];
  pages.answer = async () => {
    one.store.set(null);
    other.store.set(null);
    return session('b');
  };
  expect(await one.renewal.renew('a')).toBeNull();
  expect([one.store.get(), other.store.get()]).toEqual([null, null]);
});

it('a lost connection ends no session', async () => {
  const { store, renewal } = pages.open(session('a'));
  pages.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(renewal.renew('a')).rejects.toThrow('Failed to fetch');
  expect(store.get()?.token).toBe('a');
  pages.answer = async () => session('b');
  expect((await renewal.renew('a'))?.token).toBe('b');
});
