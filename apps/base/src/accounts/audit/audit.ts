/** Acts that the audit log tells of, with what their target names. */
export const AUDITED = {
  'user.signed_up': 'the user',
  'user.signed_in': 'the user',
  'user.sign_in_failed': 'the user whose address was tried, if there is one',
  'user.identity_linked': 'the user, who had registered the address that the issuer vouches for',
  'user.signed_out': 'the session, or the user where it is kept by an OpenID Connect issuer',
  'user.signed_out_everywhere': 'the user',
  'user.password_changed': 'the user',
  'user.password_reset': 'the user',
  'session.ended': 'the session',
  'session.refresh_reused': 'the user whose session was ended',
  'access_key.created': 'the key',
  'access_key.renamed': 'the key',
  'access_key.revoked': 'the key',
  'access_key.all_revoked': 'the user',
  'organization.created': 'the organization',
  'organization.renamed': 'the organization',
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
  'credits.granted': 'the ledger entry',
} as const;

export type AuditedAction = keyof typeof AUDITED;

export const AUDITED_ACTIONS = Object.keys(AUDITED) as readonly AuditedAction[];

export interface AuditedAct {
  readonly action: AuditedAction;
  /** `<thing>:<id>`, for example `agent:12`. */
  readonly target?: string;
  /** What else somebody who reads it later wants to know; never a secret. */
  readonly detail?: Readonly<Record<string, string | number>>;
  /** In whose log it stands; in the acting user's personal workspace where absent. */
  readonly organizationId?: number;
  /** Who did it; the request's caller where absent. */
  readonly userId?: number;
}
