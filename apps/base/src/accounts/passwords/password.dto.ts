import { Flag, Text, type FieldOptions } from '@reelsheet/platform-http';
import { MAX_PASSWORD_LENGTH } from './password-limits.js';

const NEW_PASSWORD =
  'at least 10 characters, none of the most common leaked passwords, not made of your name or address';

/** A new password. */
export const NewPassword = (options: FieldOptions = {}) =>
  Text({ min: 10, max: MAX_PASSWORD_LENGTH, about: NEW_PASSWORD, ...options });

/** A password to verify. */
export const Password = (options: FieldOptions = {}) => Text({ min: 1, max: MAX_PASSWORD_LENGTH, ...options });

/** An email address to look up, whether or not it has a user. */
export const AttemptedEmail = () => Text({ max: 254 });

export class PasswordResetBody {
  @AttemptedEmail()
  email!: string;
}

export class NewPasswordBody {
  @NewPassword()
  new_password!: string;

  @Flag({
    optional: true,
    about: 'true: your keys stay active, unless this reset proves your address for the first time; false where absent',
  })
  keep_keys?: boolean;
}

export class ChangePasswordBody {
  @Password()
  current_password!: string;

  @NewPassword()
  new_password!: string;
}
