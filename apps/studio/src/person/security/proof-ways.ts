import type { SecondFactorKind } from '@reelsheet/client';

/** A way to prove that the owner of the account wants a change; `none` where nothing is needed. */
export type ProofWay = 'password' | 'code' | 'recovery_code' | 'none';

/** Returns the ways that a user with these second factors has, the usual one first. */
export function waysOf(kinds: readonly SecondFactorKind[], isFromIssuer: boolean): readonly ProofWay[] {
  const password = isFromIssuer ? 'none' : 'password';
  if (kinds.length === 0) return [password];
  return kinds.includes('totp') ? ['code', 'recovery_code'] : [password, 'recovery_code'];
}
