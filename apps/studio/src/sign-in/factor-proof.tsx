import { dataOf, type SecondFactorBody } from '@reelsheet/client';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { codeOf, shownError } from '../api/api-errors.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { textOf, useSubmission } from '../design/submission.js';
import { accounts, startSession } from '../session/session.js';
import { strings } from '../strings/en.js';
import { passkeyFor } from './passkey.js';
import type { Challenge } from './challenge.js';

const text = strings.accounts.factor;

interface FactorProofProps extends Challenge {
  /** Called once the session of this page has proved the factor. */
  readonly onProved: () => void;
  /** Way out, beside the other ways to prove it. */
  readonly children: ReactNode;
}

/** Proves a second factor: a code of the app, a passkey or a recovery code. */
export function FactorProof({ challenge, kinds, onProved, children }: FactorProofProps) {
  const hasApp = kinds.includes('totp');
  const [way, setWay] = useState<'code' | 'recovery_code'>(hasApp ? 'code' : 'recovery_code');
  const { isPending, error, run, fail } = useSubmission({ challenge: way });
  const complete = async (proof: Partial<SecondFactorBody>) => {
    try {
      const body = { challenge, refresh_token_in: 'cookie', ...proof } as const;
      startSession(await dataOf(accounts().auth.secondFactor.complete({ body })));
      onProved();
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
    <>
      {kinds.includes('passkey') && (
        <Button size="large" isWide icon={<KeyRound />} onPress={() => run(usePasskey)}>
          {text.usePasskey}
        </Button>
      )}
      <Form key={way} error={error} fields={['code', 'recovery_code']} onSubmit={submit}>
        <TextField
          label={isCode ? text.code : text.recoveryCode}
          hint={isCode ? text.codeHint : text.recoveryHint}
          name={way}
          isRequired
          autoFocus
          {...(isCode ? { autoComplete: 'one-time-code', inputMode: 'numeric' } : { autoComplete: 'off' })}
        />
        <Button type="submit" kind="primary" size="large" isWide isPending={isPending}>
          {text.confirm}
        </Button>
      </Form>
      <div>
        {hasApp && (
          <Button kind="plain" onPress={() => setWay(isCode ? 'recovery_code' : 'code')}>
            {isCode ? text.useRecovery : text.useCode}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
