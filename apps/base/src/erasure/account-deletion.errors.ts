import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';
import type { OwnedAlone } from '../accounts/organizations/organization.repository.js';

export const AccountDeletionErrors = {
  lastOwner: defineError({
    code: 'last_owner',
    status: 409,
    message: 'You are the last owner of organizations: make another member an owner, or delete them first',
    detailSchema: {
      organizations: {
        type: 'array',
        items: {
          title: 'OwnedOrganization',
          type: 'object',
          required: ['id', 'name'],
          properties: { id: { type: 'integer' }, name: { type: 'string' } },
        },
        description: 'of `last_owner`: the organizations that have no other owner',
      },
    },
  }),
} as const;

export const lastOwner = (organizations: readonly OwnedAlone[]) =>
  new DomainError(AccountDeletionErrors.lastOwner, undefined, { organizations });
export const keyDeletesNoAccount = () =>
  new DomainError(CommonErrors.forbidden, 'An access key cannot delete an account; sign in for that');
