import { dataOf } from '@reelsheet/client';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { PasswordField } from '../design/components/controls/password-field.js';
import { TextField } from '../design/components/controls/text-field.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { textOf, useSubmission } from '../design/submission.js';
import { accounts, startSession } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';
import { IssuerButton } from './issuer-button.js';
import { MailedProof } from './mailed-proof.js';

const text = strings.accounts;
const route = getRouteApi('/sign_up');

export function SignUpPage() {
  const search = route.useSearch();
  const router = useRouter();
  const [mailedTo, setMailedTo] = useState<string>();
  const { isPending, error, run } = useSubmission();
  const signUp = async (values: FormData) => {
    const [name, email, password] = ['name', 'email', 'password'].map((field) => textOf(values, field));
    const body = { name: name!, email: email!, password: password!, refresh_token_in: 'cookie' } as const;
    const answer = await dataOf(accounts().auth.signUp({ body }));
    if (!('access_token' in answer)) return setMailedTo(answer.email);
    startSession(answer);
    await router.navigate({ href: search.next ?? '/', replace: true });
  };
  if (mailedTo !== undefined) return <MailedProof email={mailedTo} />;
  const below = (
    <>
      {text.haveAccount}{' '}
      <TextLink to="/sign_in" search={search}>
        {text.signIn}
      </TextLink>
    </>
  );
  return (
    <AccountFrame title={text.signUpTitle} hint={text.signUpHint} below={below}>
      <Form error={error} fields={['name', 'email', 'password']} onSubmit={(values) => run(() => signUp(values))}>
        <TextField label={text.name} name="name" autoComplete="name" isRequired autoFocus />
        <TextField label={text.email} name="email" type="email" autoComplete="username" isRequired />
        <PasswordField
          label={text.password}
          hint={text.passwordHint}
          name="password"
          autoComplete="new-password"
          minLength={10}
          isRequired
        />
        <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
          {text.signUp}
        </Button>
      </Form>
      <IssuerButton next={search.next} />
    </AccountFrame>
  );
}
