import { dataOf, type SecondFactorBody } from '@reelsheet/client';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { codeOf, shownError } from '../api/api-errors.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { textOf, useSubmission } from '../design/submission.js';
import { accounts, startSession } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';
import { passkeyFor } from './passkey.js';
import type { Challenge } from './challenge.js';

const text = strings.accounts.factor;

interface SecondFactorProps extends Challenge {
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** Proves the second factor of a sign-in: a code of the app, a passkey or a recovery code. */
export function SecondFactorForm({ challenge, kinds, onSignedIn, onBack }: SecondFactorProps) {
  const [way, setWay] = useState<'code' | 'recovery_code'>(kinds.includes('totp') ? 'code' : 'recovery_code');
  const { isPending, error, run, fail } = useSubmission({ challenge: way });
  const complete = async (proof: Partial<SecondFactorBody>) => {
    try {
      const body = { challenge, refresh_token_in: 'cookie', ...proof } as const;
      startSession(await dataOf(accounts().auth.secondFactor.complete({ body })));
      onSignedIn();
    } catch (thrown) {
      if (codeOf(thrown) !== 'unauthorized') throw thrown;
      fail({ ...shownError(thrown), message: text.codeExpired });
    }
  };
  const usePasskey = async () => {
    const passkey = await passkeyFor(challenge);
    if (passkey) await complete({ passkey });
    else fail({ message: text.passkeyFailed, fields: {}, code: undefined, status: undefined });
  };
  const isCode = way === 'code';
  const submit = (values: FormData) => run(() => complete({ [way]: textOf(values, way).replace(/\s/g, '') }));
  return (
    <AccountFrame title={text.title} hint={isCode ? text.codeHint : text.recoveryHint}>
      <Form key={way} error={error} fields={['code', 'recovery_code']} onSubmit={submit}>
        <TextField
          label={isCode ? text.code : text.recoveryCode}
          name={way}
          isRequired
          autoFocus
          {...(isCode ? { autoComplete: 'one-time-code', inputMode: 'numeric' } : { autoComplete: 'off' })}
        />
        <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
          {text.confirm}
        </Button>
      </Form>
      {kinds.includes('passkey') && (
        <Button size="large" isWide icon={<KeyRound />} onPress={() => run(usePasskey)}>
          {text.usePasskey}
        </Button>
      )}
      <OtherWays hasApp={kinds.includes('totp')} isCode={isCode} onWay={setWay} onBack={onBack} />
    </AccountFrame>
  );
}

interface OtherWaysProps {
  readonly hasApp: boolean;
  readonly isCode: boolean;
  readonly onWay: (way: 'code' | 'recovery_code') => void;
  readonly onBack: () => void;
}

const OtherWays = ({ hasApp, isCode, onWay, onBack }: OtherWaysProps) => (
  <div>
    {hasApp && (
      <Button kind="plain" onPress={() => onWay(isCode ? 'recovery_code' : 'code')}>
        {isCode ? text.useRecovery : text.useCode}
      </Button>
    )}
    <Button kind="plain" onPress={onBack}>
      {text.back}
    </Button>
  </div>
);
