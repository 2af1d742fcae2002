import { choices } from './choices/choices.js';
import type { Phase } from './phases.js';
import { roleAtLeast, type Role } from './roles.js';

/** Scopes to which an access key may be limited. None includes another. */
export const KEY_SCOPES = choices(
  'Scope of an access key',
  {
    read: 'read',
    write: 'change content',
    spend: 'spend credits',
    publish: 'post to networks and connect them',
    account: 'manage keys, sessions, members and settings; create agents',
  },
  'None includes another.',
);
export type KeyScope = (typeof KEY_SCOPES)[number];

export const isKeyScope = (value: string): value is KeyScope => KEY_SCOPES.includes(value as KeyScope);

/** The declarations of a route that decide the scopes that a key needs. */
export interface ScopedRoute {
  readonly method: string;
  readonly access: readonly { readonly of: string; readonly role?: Role }[];
  readonly phase?: Phase;
  /** True if the route holds credits. */
  readonly spends: boolean;
  /** Scopes named by the route itself, where the rule below does not fit. */
  readonly declared?: readonly KeyScope[];
}

const WITHOUT_KEY = ['public', 'signed_url', 'operator'];

/** Returns all scopes that a key needs for a route; none for a route that takes no key. */
export function keyScopesFor({ method, access, phase, spends, declared }: ScopedRoute): readonly KeyScope[] {
  if (access.some(({ of }) => WITHOUT_KEY.includes(of))) return [];
  if (declared) return declared;
  if (access.some(({ of, role }) => of === 'account' || (role && roleAtLeast(role, 'manager')))) return ['account'];
  if (method === 'GET' || access.some(({ role }) => role === 'viewer')) return ['read'];
  if (spends) return ['spend'];
  return phase === 'export' ? ['publish'] : ['write'];
}
