import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { createPkce } from '../oauth.js';
import type { PublishOutcome, Publisher, Submission, Tokens } from '../port.js';

export const REDIRECT_URI = 'http://127.0.0.1:9/social_accounts/callback';

/** Completes the consent of the simulated network like a browser. */
export async function connect(publisher: Publisher): Promise<Tokens> {
  const { verifier, challenge } = createPkce();
  const state = randomUUID();
  const url = publisher.authorizeUrl({
    state,
    redirectUri: REDIRECT_URI,
    ...(publisher.usesPkce ? { codeChallenge: challenge } : {}),
  });
  const { headers } = await fetch(url, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? 'no:redirect');
  expect(back.href.startsWith(REDIRECT_URI)).toBe(true);
  expect(back.searchParams.get('state')).toBe(state);
  const verified = publisher.usesPkce ? { codeVerifier: verifier } : {};
  return publisher.exchangeCode({ code: back.searchParams.get('code')!, redirectUri: REDIRECT_URI, ...verified });
}

/** Polls until the network has published or rejected the submission. */
export async function settled(
  publisher: Publisher,
  submission: Submission,
  accessToken: string,
): Promise<PublishOutcome> {
  for (let attempts = 0; attempts < 200; attempts++) {
    const outcome = await publisher.check(submission, accessToken);
    if (outcome.status !== 'publishing') return outcome;
    await wait(50);
  }
  throw new Error('still publishing');
}
