import type { AccessKeyScope, CreateAccessKeyBody } from '@reelsheet/client';

export const SCOPES: readonly AccessKeyScope[] = ['read', 'write', 'spend', 'publish', 'account'];
/** Choices of rights for most keys. */
export const PRESETS = { read: ['read'], everything: SCOPES } as const satisfies Record<
  string,
  readonly AccessKeyScope[]
>;
export type KeyPreset = keyof typeof PRESETS;

/** Returns the choice that has exactly these rights; `custom` for all others. */
export function presetOf(scopes: readonly AccessKeyScope[]): KeyPreset | 'custom' {
  if (scopes.length === SCOPES.length) return 'everything';
  return scopes.length === 1 && scopes[0] === 'read' ? 'read' : 'custom';
}

export const EXPIRIES = ['30d', '90d', '365d', 'never'] as const;
export type KeyExpiry = (typeof EXPIRIES)[number];

/** The choices of the form for a new key. */
export interface KeyChoices {
  readonly name: string;
  readonly scopes: readonly AccessKeyScope[];
  /** Undefined for all organizations of the user. */
  readonly organization: number | undefined;
  readonly expiry: KeyExpiry;
}

/** Returns whether a key may do less than its user; such keys live at most a year. */
export const isLimited = ({ scopes, organization }: Pick<KeyChoices, 'scopes' | 'organization'>): boolean =>
  scopes.length < SCOPES.length || organization !== undefined;

/** Returns the request for a key. */
export function keyRequest(choices: KeyChoices): CreateAccessKeyBody {
  const { name, scopes, organization, expiry } = choices;
  const limited = isLimited(choices);
  const lasting = expiry === 'never' && limited ? '365d' : expiry;
  return {
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(limited ? { scopes: [...scopes] } : {}),
    ...(organization === undefined ? {} : { organization_id: organization }),
    ...(lasting === 'never' ? {} : { expires_in: lasting }),
  };
}
