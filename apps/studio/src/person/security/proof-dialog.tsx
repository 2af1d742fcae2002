import type { OwnerProofBody } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { secondFactorsQuery } from '../../api/person-queries.js';
import { Button } from '../../design/components/controls/button.js';
import { Form, FormButtons } from '../../design/components/controls/form.js';
import { PasswordField } from '../../design/components/controls/password-field.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { factorPrompt, isIssuerSession } from '../../session/session.js';
import { strings } from '../../strings/en.js';
import { person } from '../../strings/en/person.js';
import { waysOf, type ProofWay } from './proof-ways.js';

const text = person.proof;

interface ProofDialogProps {
  readonly title: string;
  readonly hint: string;
  /** Name of the button that sends the proof. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The act with the proof; the dialog shows its error, and closes after it. */
  readonly onProof: (proof: OwnerProofBody, values: FormData) => Promise<unknown>;
  /** Called instead of `onOpenChange` where the act is followed by another dialog. */
  readonly onCancel?: () => void;
  /** Further fields of the form. */
  readonly children?: ReactNode;
}

/** Asks for what proves that the owner of the account wants an act. */
export const ProofDialog = ({ title, hint, isOpen, onOpenChange, onCancel, ...form }: ProofDialogProps) => (
  <Dialog title={title} hint={hint} isOpen={isOpen} onOpenChange={onCancel ?? onOpenChange}>
    <ProofForm {...form} onCancel={onCancel ?? (() => onOpenChange(false))} onDone={() => onOpenChange(false)} />
  </Dialog>
);

type ProofFormProps = Pick<ProofDialogProps, 'action' | 'isDangerous' | 'onProof' | 'children'> & {
  readonly onCancel: () => void;
  readonly onDone: () => void;
};

function ProofForm(props: ProofFormProps) {
  const { data } = useQuery(secondFactorsQuery);
  if (!data) return <SkeletonRows rows={2} />;
  const kinds = data.second_factors.map(({ kind }) => kind);
  return <KnownProofForm {...props} ways={waysOf(kinds, isIssuerSession())} hasPasskeyAlone={isPasskeyAlone(kinds)} />;
}

const isPasskeyAlone = (kinds: readonly string[]): boolean => kinds.length > 0 && !kinds.includes('totp');

interface KnownProofFormProps extends ProofFormProps {
  readonly ways: readonly ProofWay[];
  readonly hasPasskeyAlone: boolean;
}

function KnownProofForm({
  action,
  isDangerous,
  onProof,
  children,
  onCancel,
  onDone,
  ways,
  hasPasskeyAlone,
}: KnownProofFormProps) {
  const [way, setWay] = useState(ways[0]!);
  const { isPending, error, run } = useSubmission();
  const other = ways.find((each) => each !== way);
  const submit = async (values: FormData) => {
    // A password is enough after a passkey was used, which only the browser can show.
    if (hasPasskeyAlone && way !== 'recovery_code' && !(await factorPrompt.request())) return;
    await onProof(
      way === 'none'
        ? {}
        : { [way]: way === 'password' ? textOf(values, way) : textOf(values, way).replace(/\s/g, '') },
      values,
    );
    onDone();
  };
  return (
    <Form
      error={error}
      fields={['password', 'code', 'recovery_code', 'name']}
      onSubmit={(values) => run(() => submit(values))}
    >
      {children}
      <ProofField way={way} />
      {other !== undefined && (
        <div>
          <Button kind="plain" size="small" onPress={() => setWay(other)}>
            {SWITCHES[other]}
          </Button>
        </div>
      )}
      <FormButtons>
        <Button onPress={onCancel}>{strings.common.cancel}</Button>
        <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} isPending={isPending}>
          {action}
        </Button>
      </FormButtons>
    </Form>
  );
}

const SWITCHES: Readonly<Record<ProofWay, string>> = {
  password: text.usePassword,
  code: text.useCode,
  recovery_code: text.useRecovery,
  none: text.usePassword,
};

function ProofField({ way }: { readonly way: ProofWay }) {
  switch (way) {
    case 'password':
      return (
        <PasswordField label={text.password} name="password" autoComplete="current-password" isRequired autoFocus />
      );
    case 'code':
      return (
        <TextField
          label={text.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
          autoFocus
        />
      );
    case 'recovery_code':
      return <TextField label={text.recoveryCode} name="recovery_code" autoComplete="off" isRequired autoFocus />;
    case 'none':
      return null;
  }
}
