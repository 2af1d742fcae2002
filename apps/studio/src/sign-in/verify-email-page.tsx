import { dataOf } from '@reelsheet/client';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { PasswordField } from '../design/components/controls/password-field.js';
import { textOf } from '../design/submission.js';
import { accounts } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';
import { useMailedLink } from './use-mailed-link.js';

const text = strings.accounts.verify;
const route = getRouteApi('/verify_email/$token');

/** The page for the link that confirms the address of a new account. */
export function VerifyEmailPage() {
  const { token } = route.useParams();
  const [isNew, setNew] = useState(false);
  const { state, isPending, error, send } = useMailedLink();
  const verify = (password: string) => {
    const body = isNew ? { new_password: password } : { password };
    return dataOf(accounts().auth.verifyEmail({ path: { token }, body }));
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
      <AccountFrame title={strings.accounts.reset.invalidTitle} hint={text.invalid}>
        <LinkButton to="/sign_up" kind="primary" size="large" isWide>
          {strings.accounts.signUp}
        </LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={text.title} hint={isNew ? text.chooseHint : text.hint}>
      <Form
        key={String(isNew)}
        error={error}
        fields={['password']}
        onSubmit={(values) => send(() => verify(textOf(values, 'password')))}
      >
        <PasswordField
          label={isNew ? strings.accounts.newPassword : strings.accounts.password}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          isRequired
          autoFocus
        />
        <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
          {text.submit}
        </Button>
      </Form>
      {!isNew && (
        <Button kind="plain" onPress={() => setNew(true)}>
          {text.notMine}
        </Button>
      )}
    </AccountFrame>
  );
}
