import { dataOf } from '@reelsheet/client';
import { useState } from 'react';
import { installation } from '../api/services.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { TextField } from '../design/components/controls/text-field.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { textOf, useSubmission } from '../design/submission.js';
import { accounts } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';

const text = strings.accounts.forgot;

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const { isPending, error, run } = useSubmission();
  const requestLink = async (email: string) => {
    await dataOf(accounts().password.requestReset({ body: { email } }));
    setSentTo(email);
  };
  const back = (
    <LinkButton to="/sign_in" size="large" isWide>
      {text.backToSignIn}
    </LinkButton>
  );
  if (!installation().mail)
    return (
      <AccountFrame title={text.title} hint={text.noMail}>
        {back}
      </AccountFrame>
    );
  if (sentTo !== undefined)
    return (
      <AccountFrame title={text.sentTitle} hint={text.sent(sentTo)}>
        {back}
      </AccountFrame>
    );
  return (
    <AccountFrame title={text.title} hint={text.hint} below={<TextLink to="/sign_in">{text.backToSignIn}</TextLink>}>
      <Form error={error} fields={['email']} onSubmit={(values) => run(() => requestLink(textOf(values, 'email')))}>
        <TextField
          label={strings.accounts.email}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          autoFocus
        />
        <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
          {text.send}
        </Button>
      </Form>
    </AccountFrame>
  );
}
