import { Text } from '@reelsheet/platform-http';
import { MAX_PASSWORD_LENGTH } from './password-limits.js';

/** A new password. */
export const NewPassword = () => Text({ min: 10, max: MAX_PASSWORD_LENGTH, about: 'at least 10 characters' });

/** A password to verify. */
export const Password = () => Text({ max: MAX_PASSWORD_LENGTH });

/** An email address to look up, whether or not it has a user. */
export const AttemptedEmail = () => Text({ max: 254 });

export class PasswordResetBody {
  @AttemptedEmail()
  email!: string;
}

export class NewPasswordBody {
  @NewPassword()
  new_password!: string;
}

export class ChangePasswordBody {
  @Password()
  current_password!: string;

  @NewPassword()
  new_password!: string;
}
