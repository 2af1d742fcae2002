import { choices } from '@reelsheet/kernel';

/** Actions recorded in the audit log, each with the kind of its target. */
export const AUDIT_TARGETS = {
  'user.signed_up': 'the user',
  'user.signed_in': 'the user',
  'user.sign_in_failed': 'the user of the address, if there is one',
  'user.second_factor_failed': 'the user, whose password or session was right',
  'user.identity_linked': 'the user who had registered the address that the issuer has verified',
  'user.signed_out': 'the session, or the user when an OpenID Connect issuer manages the session',
  'user.signed_out_everywhere': 'the user',
  'user.renamed': 'the user',
  'user.deleted': 'the user',
  'user.password_changed': 'the user',
  'user.password_reset': 'the user',
  'second_factor.added': 'the second factor',
  'second_factor.renamed': 'the second factor',
  'second_factor.removed': 'the second factor',
  'second_factor.copied': 'the passkey whose signature counter has not increased',
  'recovery_code.used': 'the user',
  'recovery_codes.renewed': 'the user',
  'session.factor_proved': 'the session',
  'session.ended': 'the session',
  'session.refresh_reused': 'the user whose session was ended',
  'access_key.created': 'the key',
  'access_key.renamed': 'the key',
  'access_key.revoked': 'the key',
  'access_key.all_revoked': 'the user',
  'organization.created': 'the organization',
  'organization.renamed': 'the organization',
  'organization.second_factor_changed': 'the organization',
  'organization.founder_changed': 'the organization',
  'organization.deleted': 'the organization',
  'member.added': 'the user',
  'member.invited': 'the invitation',
  'member.invitation_withdrawn': 'the invitation',
  'member.joined': 'the user, who accepted an invitation',
  'member.role_changed': 'the user',
  'member.removed': 'the user',
  'agent.created': 'the agent',
  'agent.updated': 'the agent',
  'agent.deleted': 'the agent',
  'social_account.connected': 'the social account',
  'social_account.disconnected': 'the social account',
  'automation_config.updated': 'the agent',
  'automation_config.secret_rotated': 'the agent',
  'vendor_key.saved': 'the vendor',
  'vendor_key.removed': 'the vendor',
  'content_resource.address_withdrawn': 'the content resource',
  'attention.dismissed': 'the record that needed a person',
  'attention.restored': 'the record that needs a person again',
  'credits.granted': 'the ledger entry',
  'uncollected_work.paid': 'the organization',
} as const;

export type AuditedAction = keyof typeof AUDIT_TARGETS;

export const AUDIT_ACTIONS = choices(
  'Action of the audit log',
  AUDIT_TARGETS,
  'The name says what happened; each meaning is the `target` of the entry.',
);

/** Actions of which all members of the organization may know, because they may read what was changed. */
export const VISIBLE_ACTIONS = [
  'organization.renamed',
  'organization.second_factor_changed',
  'member.added',
  'member.invited',
  'member.invitation_withdrawn',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'social_account.connected',
  'social_account.disconnected',
  'attention.dismissed',
  'attention.restored',
  'credits.granted',
  'uncollected_work.paid',
] as const satisfies readonly AuditedAction[];

export interface AuditedEvent {
  readonly action: AuditedAction;
  /** `<thing>:<id>`, for example `agent:12`. */
  readonly target?: string;
  /** Further details for readers of the log; never a secret. */
  readonly detail?: Readonly<Record<string, string | number>>;
  /** Organization whose log receives the entry; the personal workspace of the user when absent. */
  readonly organizationId?: number;
  /** User who acted; the caller of the request when absent. */
  readonly userId?: number;
}
