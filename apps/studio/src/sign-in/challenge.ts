import type { SecondFactorKind } from '@reelsheet/client';

/** The answer to a right password of a user with a second factor. */
export interface Challenge {
  readonly challenge: string;
  readonly kinds: readonly SecondFactorKind[];
}
