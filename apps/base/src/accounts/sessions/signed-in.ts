import type { User } from '../users/user.repository.js';
import type { IssuedTokens } from './token.service.js';

/** A user with the tokens of a session. */
export interface SignedIn {
  readonly user: User;
  readonly tokens: IssuedTokens;
}
