import type { AuditLogAction } from '@reelsheet/client';
import type { ShownAuditEntries } from '../api/audit-queries.js';

const ACTION = /^[a-z_]+\.[a-z_]+$/;

/** Reads which entries an address asks for; what it does not understand is left out. */
export function auditSearch(search: Record<string, unknown>): ShownAuditEntries {
  const action = String(search['action']);
  const person = Number(search['person']);
  return {
    ...(ACTION.test(action) ? { action: action as AuditLogAction } : {}),
    ...(Number.isInteger(person) && person > 0 ? { person } : {}),
  };
}

/** Returns the details of an entry in words, such as `role: editor`. */
export const detailText = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${plain(value)}`)
    .join(', ');

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
