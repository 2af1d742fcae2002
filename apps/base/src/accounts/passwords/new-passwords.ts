import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../accounts.config.js';
import { guessablePassword } from '../account.errors.js';
import { isLeaked } from './leaked-passwords.js';
import { MIN_LISTED_WORD, MIN_UNKNOWN_CHARACTERS } from './password-limits.js';
import { hashPassword } from './password.js';

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly username?: string | null;
}

/** A password that a user has chosen. Only its hash for the user can be had from it. */
export interface NewPassword {
  /**
   * Throws `validation_error` for a password that leaked or is made of words of its owner, and `service_unavailable`
   * while too many hashes wait.
   */
  hashFor(owner: PasswordOwner): Promise<string>;
}

/** Words that guessers try first in any account here. */
const SYSTEM_WORDS = ['reelsheet', 'vidsheet'];

/** Rejects chosen passwords that are easy to guess. */
@Injectable()
export class NewPasswords {
  private readonly acceptsWeak: boolean;

  constructor({ WEAK_PASSWORDS }: AccountsConfig) {
    this.acceptsWeak = WEAK_PASSWORDS === 'allow';
  }

  /** Returns the password that the field of a request contains; errors name the field. */
  in(field: string, password: string): NewPassword {
    return {
      hashFor: async (owner) => {
        if (!this.acceptsWeak && (await isGuessable(password, owner))) throw guessablePassword(field);
        return hashPassword(password);
      },
    };
  }
}

async function isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
  return isMadeOf(wordsOf(owner), password) || isLeaked(password);
}

function wordsOf({ email, name, username }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const words = [...SYSTEM_WORDS, local, domain, ...domain.split('.'), name, ...name.split(' '), username ?? ''];
  return words.map((word) => word.toLowerCase()).filter((word) => word.length >= MIN_LISTED_WORD);
}

/** Returns whether little of the password remains without the words, of which longer ones are removed first. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const byLength = [...words].sort((a, b) => b.length - a.length);
  const rest = byLength.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return rest.length < MIN_UNKNOWN_CHARACTERS;
}
