import { dataOf } from '@reelsheet/client';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../design/components/controls/button.js';
import { Checkbox } from '../design/components/controls/checkbox.js';
import { Form } from '../design/components/controls/form.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { PasswordField } from '../design/components/controls/password-field.js';
import { textOf } from '../design/submission.js';
import { accounts } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';
import { useMailedLink } from './use-mailed-link.js';

const text = strings.accounts.reset;
const route = getRouteApi('/password_reset/$token');

/** The page for the link of a forgotten password. */
export function PasswordResetPage() {
  const { token } = route.useParams();
  const { state, isPending, error, send } = useMailedLink();
  const reset = (values: FormData) => {
    const body = { new_password: textOf(values, 'password'), keep_keys: values.has('keep_keys') };
    return dataOf(accounts().password.reset({ path: { token }, body }));
  };
  if (state === 'done')
    return (
      <AccountFrame title={text.doneTitle} hint={text.done}>
        <LinkButton to="/sign_in" kind="primary" size="large" isWide>
          {strings.accounts.signIn}
        </LinkButton>
      </AccountFrame>
    );
  if (state === 'invalid')
    return (
      <AccountFrame title={text.invalidTitle} hint={text.invalid}>
        <LinkButton to="/forgot_password" kind="primary" size="large" isWide>
          {text.requestAnother}
        </LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={text.title} hint={text.hint}>
      <Form error={error} fields={['password']} onSubmit={(values) => send(() => reset(values))}>
        <PasswordField
          label={strings.accounts.newPassword}
          hint={strings.accounts.passwordHint}
          name="password"
          autoComplete="new-password"
          minLength={10}
          isRequired
          autoFocus
        />
        <Checkbox name="keep_keys">{text.retainKeys}</Checkbox>
        <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
          {text.submit}
        </Button>
      </Form>
    </AccountFrame>
  );
}
