import { dataOf } from '@reelsheet/client';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { codeOf, shownError } from '../api/api-errors.js';
import { installation } from '../api/services.js';
import { Banner } from '../design/components/feedback/banner.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { PasswordField } from '../design/components/controls/password-field.js';
import { TextField } from '../design/components/controls/text-field.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { textOf, useSubmission } from '../design/submission.js';
import { accounts, startSession } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';
import type { Challenge } from './challenge.js';
import { IssuerButton } from './issuer-button.js';
import { SecondFactorForm } from './second-factor-form.js';

const text = strings.accounts;
const route = getRouteApi('/sign_in');

export function SignInPage() {
  const { next } = route.useSearch();
  const router = useRouter();
  const [challenge, setChallenge] = useState<Challenge>();
  const goOn = () => void router.navigate({ href: next ?? '/', replace: true });
  if (!challenge) return <PasswordPage onSignedIn={goOn} onChallenge={setChallenge} />;
  return <SecondFactorForm {...challenge} onSignedIn={goOn} onBack={() => setChallenge(undefined)} />;
}

interface PasswordPageProps {
  readonly onSignedIn: () => void;
  readonly onChallenge: (challenge: Challenge) => void;
}

function PasswordPage({ onSignedIn, onChallenge }: PasswordPageProps) {
  const search = route.useSearch();
  const { isPending, error, run, fail } = useSubmission();
  const signIn = async (email: string, password: string) => {
    try {
      const body = { email, password, refresh_token_in: 'cookie' } as const;
      startSession(await dataOf(accounts().auth.signIn({ body })));
      onSignedIn();
    } catch (thrown) {
      const code = codeOf(thrown);
      if (code === 'second_factor_required') return onChallenge((thrown as { body: Challenge }).body);
      if (code !== 'unauthorized') throw thrown;
      fail({ ...shownError(thrown), message: text.wrongCredentials });
    }
  };
  const { sign_up: isOpen, mail } = installation();
  const below = isOpen && (
    <>
      {text.noAccount}{' '}
      <TextLink to="/sign_up" search={search}>
        {text.signUp}
      </TextLink>
    </>
  );
  return (
    <AccountFrame title={text.signInTitle} below={below}>
      {search.ended && <Banner kind="info">{text.sessionEnded}</Banner>}
      <Form
        error={error}
        fields={['email', 'password']}
        onSubmit={(values) => run(() => signIn(textOf(values, 'email'), textOf(values, 'password')))}
      >
        <TextField label={text.email} name="email" type="email" autoComplete="username" isRequired autoFocus />
        <PasswordField label={text.password} name="password" autoComplete="current-password" isRequired />
        <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
          {text.signIn}
        </Button>
      </Form>
      {mail && <TextLink to="/forgot_password">{text.forgotten}</TextLink>}
      <IssuerButton next={search.next} />
    </AccountFrame>
  );
}
