import type { AuditedAction } from '../../accounts/audit/audit.js';
import type { RecordedAct } from '../../accounts/audit/audit-hooks.js';
import { dayOf, forMembers, type NewOccurrence, type NotificationKind } from '../notification.js';

const MEMBER_KINDS: Partial<Record<AuditedAction, NotificationKind>> = {
  'member.added': 'member_joined',
  'member.joined': 'member_joined',
  'member.removed': 'member_removed',
  'member.role_changed': 'member_role_changed',
};

/** Acts that concern the security of a person's account. */
export const SECURITY_ACTS = [
  'user.signed_in',
  'user.identity_linked',
  'user.password_changed',
  'user.password_reset',
  'user.second_factor_failed',
  'second_factor.added',
  'second_factor.removed',
  'second_factor.copied',
  'recovery_code.used',
  'recovery_codes.renewed',
  'session.refresh_reused',
  'access_key.created',
] as const satisfies readonly AuditedAction[];

/** Acts that happen often: those of a day are one notification. */
const OF_A_DAY: readonly AuditedAction[] = ['user.signed_in', 'user.second_factor_failed'];

/** Returns undefined for acts of which nobody is notified. */
export function occurrenceOfAct(act: RecordedAct): NewOccurrence | undefined {
  const kind = MEMBER_KINDS[act.action];
  if (kind) return ofMember(kind, act);
  return (SECURITY_ACTS as readonly AuditedAction[]).includes(act.action) ? ofAccount(act) : undefined;
}

function ofMember(
  kind: NotificationKind,
  { organizationId, position, userId: actorId, targetId, detail }: RecordedAct,
): NewOccurrence {
  const { role = null } = detail;
  return forMembers({
    ...{ organizationId, kind, actorId, groupKey: `${kind}:${position}` },
    details: { user_id: targetId, role },
  });
}

/** The person is the only one who is notified, also in a personal workspace with further members. */
function ofAccount({ organizationId, action, position, userId: recipientId, at }: RecordedAct) {
  if (recipientId === null) return undefined;
  const isCounted = OF_A_DAY.includes(action);
  return forMembers({
    ...{ organizationId, kind: 'security', recipientId, isCounted },
    groupKey: `security:${action}:${isCounted ? dayOf(at) : position}`,
    details: { code: action },
  });
}
