import { describe, expect, it } from '@jest/globals';
import { AccountsConfig } from '../accounts.config.js';
import { NewPasswords } from './new-passwords.js';

const OWNER = { email: 'ada.lovelace@analytical.example', name: 'Ada Lovelace', username: 'countess' };

const passwords = (weak: 'reject' | 'allow') =>
  new NewPasswords(Object.assign(new AccountsConfig(), { WEAK_PASSWORDS: weak }));
const hash = (password: string) => passwords('reject').in('new_password', password).hashFor(OWNER);

describe('a new password', () => {
  it.each(['1234567890', 'qwertyuiop', 'Password123', 'PASSWORD1234', '1q2w3e4r5t', 'iloveyou123', 'aaaaaaaaaa'])(
    'must not be %s, which leaked often',
    async (password) => {
      await expect(hash(password)).rejects.toThrow(/^new_password is easy to guess/);
    },
  );

  it.each(['Monkey12345', 'Password123!', '!!dragon2026', 'Qwerty-98765'])(
    'must not be %s, a leaked one with digits and signs beside it',
    async (password) => {
      await expect(hash(password)).rejects.toThrow(/easy to guess/);
    },
  );

  it.each(['Reelsheet2026', 'lovelace1815', 'ada.lovelace', 'AdaLovelace!', 'countess-12', 'analytical.1'])(
    'must not be %s, made of words of its user or of this system',
    async (password) => {
      await expect(hash(password)).rejects.toThrow(/easy to guess/);
    },
  );

  it.each(['correct horse', 'battery staple', 'lovelace wrote the first program', '9f2c7d11ab', 'ещё один пароль'])(
    'may be %s',
    async (password) => {
      expect(await hash(password)).toMatch(/^\$argon2id\$/);
    },
  );

  it('may be anything where weak ones are allowed', async () => {
    expect(await passwords('allow').in('password', '1234567890').hashFor(OWNER)).toMatch(/^\$argon2id\$/);
  });
});
