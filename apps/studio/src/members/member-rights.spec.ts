import { expect, it } from '@jest/globals';
import type { MemberView, OrganizationRole } from '@reelsheet/client';
import { assignableRoles, rightsOver } from './member-rights.js';

const member = (role: OrganizationRole, status: MemberView['status'] = 'active') => ({ role, status }) as MemberView;

it('only owners make owners, and only managers make members', () => {
  expect(assignableRoles('owner')).toEqual(['viewer', 'editor', 'manager', 'owner']);
  expect(assignableRoles('manager')).toEqual(['viewer', 'editor', 'manager']);
  expect([assignableRoles('editor'), assignableRoles('viewer')]).toEqual([[], []]);
});

it('a manager changes no owner', () => {
  const all = [member('owner'), member('manager'), member('viewer')];
  expect(all.map((each) => rightsOver(each, 'manager', all).canChange)).toEqual([false, true, true]);
  expect(all.map((each) => rightsOver(each, 'editor', all).canChange)).toEqual([false, false, false]);
});

it('the last owner stays, also while another one is invited', () => {
  const one = [member('owner'), member('owner', 'invited')];
  expect(one.map((each) => rightsOver(each, 'owner', one).isLastOwner)).toEqual([true, false]);
  const two = [member('owner'), member('owner')];
  expect(rightsOver(two[0]!, 'owner', two).isLastOwner).toBe(false);
});
