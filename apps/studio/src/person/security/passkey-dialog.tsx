import { dataOf, type OwnerProofBody, type PasskeyAttestationBody } from '@reelsheet/client';
import { services } from '../../api/services.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { textOf } from '../../design/submission.js';
import { person } from '../../strings/en/person.js';
import type { AddFactorProps } from './app-dialog.js';
import { ProofDialog } from './proof-dialog.js';

const text = person.factors;

/** Adds a passkey: a name and a proof, then the dialog of the browser. */
export function PasskeyDialog({ isOpen, onOpenChange, onAdded }: AddFactorProps) {
  const add = async (proof: OwnerProofBody, values: FormData) => {
    const { passkeys } = services().base.secondFactors;
    const options = await dataOf(passkeys.begin({ body: proof }));
    const credential = await createdPasskey(options.public_key);
    if (!credential) return addMessage({ kind: 'danger', text: text.passkeyFailed });
    const name = textOf(values, 'name').trim();
    const added = await dataOf(passkeys.add({ body: { credential, ...(name === '' ? {} : { name }) } }));
    addMessage({ kind: 'positive', text: text.passkeyAdded });
    onAdded(added.recovery_codes);
  };
  return (
    <ProofDialog
      title={text.addPasskey}
      hint={person.deletionConfirm}
      action={text.create}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onProof={add}
    >
      <TextField label={text.name} hint={text.nameHint} name="name" autoComplete="off" />
    </ProofDialog>
  );
}

/** Lets the browser create a passkey; undefined if it has created none. */
async function createdPasskey(options: object): Promise<PasskeyAttestationBody | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  try {
    const credential = await navigator.credentials.create({ publicKey });
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as PasskeyAttestationBody) : undefined;
  } catch (error) {
    // The browser says so when the user has cancelled, or when it has this passkey already.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
