import { dataOf, type OwnerProofBody, type TotpEnrolmentView } from '@reelsheet/client';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { services } from '../../api/services.js';
import { Button } from '../../design/components/controls/button.js';
import { Form, FormButtons } from '../../design/components/controls/form.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { CopyField } from '../../settings/copy-field.js';
import { strings } from '../../strings/en.js';
import { person } from '../../strings/en/person.js';
import { darkFields, secretOf } from '../qr-path.js';
import { ProofDialog } from './proof-dialog.js';
import styles from './security.module.css';

const text = person.factors;

export interface AddFactorProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Called with the recovery codes of a first second factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Adds an authenticator app: a proof, then its code by a QR code. */
export function AppDialog({ isOpen, onOpenChange, onAdded }: AddFactorProps) {
  const [enrolment, setEnrolment] = useState<TotpEnrolmentView>();
  const begin = async (proof: OwnerProofBody) =>
    setEnrolment(await dataOf(services().base.secondFactors.totp.create({ body: proof })));
  const close = () => {
    setEnrolment(undefined);
    onOpenChange(false);
  };
  if (!enrolment)
    return (
      <ProofDialog
        title={text.addApp}
        hint={person.deletionConfirm}
        action={person.proof.go}
        isOpen={isOpen}
        onOpenChange={(isNext) => isNext && onOpenChange(true)}
        onCancel={close}
        onProof={begin}
      />
    );
  return (
    <Dialog title={text.addApp} hint={text.scan} isOpen={isOpen} onOpenChange={close}>
      <Confirmation
        enrolment={enrolment}
        onClose={close}
        onAdded={(codes) => {
          setEnrolment(undefined);
          onAdded(codes);
        }}
      />
    </Dialog>
  );
}

interface AppConfirmationProps extends Pick<AddFactorProps, 'onAdded'> {
  readonly enrolment: TotpEnrolmentView;
  readonly onClose: () => void;
}

function Confirmation({ enrolment: { id, otpauth_uri: uri }, onClose, onAdded }: AppConfirmationProps) {
  const { isPending, error, run } = useSubmission();
  const confirm = async (values: FormData) => {
    const code = textOf(values, 'code').replace(/\s/g, '');
    const { recovery_codes: codes } = await dataOf(
      services().base.secondFactors.confirm({ path: { id }, body: { code } }),
    );
    addMessage({ kind: 'positive', text: text.appAdded });
    onAdded(codes);
  };
  return (
    <Form error={error} fields={['code']} onSubmit={(values) => run(() => confirm(values))}>
      <QrCode content={uri} />
      <CopyField label={text.secret} value={secretOf(uri)} />
      <TextField label={text.code} name="code" autoComplete="one-time-code" inputMode="numeric" isRequired autoFocus />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {text.confirm}
        </Button>
      </FormButtons>
    </Form>
  );
}

function QrCode({ content }: { readonly content: string }) {
  const { size, data } = useMemo(() => encode(content, { ecc: 'M', border: 2 }), [content]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qrCode}>
      <path d={darkFields(data)} />
    </svg>
  );
}
