import { DAY_MS } from '@reelsheet/kernel';

/**
 * Time after the deletion of an account in which tokens of its issuer are rejected, so that a program that still has
 * one does not bring the account back. Afterwards a token makes a new user.
 */
export const ISSUER_REST_MS = DAY_MS;
