import { Text } from '@reelsheet/platform-http';

const MAX_PASSWORD_LENGTH = 200;

/** A password that somebody chooses. */
export const NewPassword = () => Text({ min: 10, max: MAX_PASSWORD_LENGTH, about: 'at least 10 characters' });

/** One that is tried. */
export const Password = () => Text({ max: MAX_PASSWORD_LENGTH });

/** An address that is tried, whether or not somebody has it. */
export const TriedEmail = () => Text({ max: 254 });

export class PasswordResetBody {
  @TriedEmail()
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
