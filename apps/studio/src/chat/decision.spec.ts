import { expect, it } from '@jest/globals';
import type { PendingActionView } from '@reelsheet/client';
import { decisionOn } from './decision.js';

const action = { id: 'gate', sha256: 'a1' } as PendingActionView;

it('names exactly the action that was shown', () => {
  expect(decisionOn(action, true)).toEqual({
    approved: true,
    pending_action_id: 'gate',
    pending_action_sha256: 'a1',
  });
  expect(decisionOn({ ...action, sha256: null }, false)).toEqual({ approved: false, pending_action_id: 'gate' });
});
