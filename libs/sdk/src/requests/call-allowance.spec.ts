import { expect, it } from '@jest/globals';
import { CallAllowance } from './call-allowance.js';

const response = (limit: string) => new Response(null, { headers: { RateLimit: limit } });

it('lets calls wait for the next minute once the limit with the least left is used up', async () => {
  const allowance = new CallAllowance();
  await allowance.enter();
  allowance.note(response('"user";r=1;t=40, "organization";r=900;t=50'));
  allowance.release();
  await allowance.enter();
  const controller = new AbortController();
  const waiting = allowance.enter(controller.signal);
  controller.abort(new Error('waited'));
  await expect(waiting).rejects.toThrow('waited');
});

it('lets them in when the minute has ended, and where nothing is known', async () => {
  const allowance = new CallAllowance();
  allowance.note(response('"user";r=0;t=0'));
  await allowance.enter();
  allowance.note(response('no limit'));
  await allowance.enter();
  allowance.note(response('"user";r=0;t=1'));
  const before = performance.now();
  await allowance.enter();
  expect(performance.now() - before).toBeGreaterThanOrEqual(900);
});
