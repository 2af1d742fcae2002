import { expect, it } from '@jest/globals';
import type { RecordedAct } from '../../accounts/audit/audit-hooks.js';
import { occurrenceOfAct } from './notified-acts.js';

const act = (changes: Partial<RecordedAct>): RecordedAct => ({
  ...{ organizationId: 1, position: 7, action: 'member.joined', targetId: 3, detail: {}, userId: 2 },
  at: new Date('2026-11-26T12:00:00Z'),
  ...changes,
});

it('leaves out who did something to members', () => {
  expect(occurrenceOfAct(act({ action: 'member.role_changed', detail: { role: 'editor' } }))).toMatchObject({
    ...{ kind: 'member_role_changed', actorId: 2, recipientId: null, groupKey: 'member_role_changed:7' },
    details: { user_id: 3, role: 'editor' },
  });
});

it('notifies the person of an account alone, once a day of sign-ins', () => {
  const signedIn = occurrenceOfAct(act({ action: 'user.signed_in' }));
  expect(signedIn).toMatchObject({ recipientId: 2, actorId: null, isCounted: true });
  expect(occurrenceOfAct(act({ action: 'user.signed_in', position: 8 }))?.groupKey).toBe(signedIn?.groupKey);
  const made = occurrenceOfAct(act({ action: 'access_key.created' }));
  expect(occurrenceOfAct(act({ action: 'access_key.created', position: 8 }))?.groupKey).not.toBe(made?.groupKey);
});

it('notifies nobody of other acts, or of a sign-in of nobody', () => {
  expect(occurrenceOfAct(act({ action: 'agent.created' }))).toBeUndefined();
  expect(occurrenceOfAct(act({ action: 'user.signed_in', userId: null }))).toBeUndefined();
});
