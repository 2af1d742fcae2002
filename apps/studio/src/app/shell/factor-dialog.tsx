import { dataOf } from '@reelsheet/client';
import { useEffect, useState } from 'react';
import { shownError } from '../../api/api-errors.js';
import { services } from '../../api/services.js';
import { Button } from '../../design/components/controls/button.js';
import { Banner } from '../../design/components/feedback/banner.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { factorPrompt } from '../../session/session.js';
import type { Challenge } from '../../sign-in/challenge.js';
import { FactorProof } from '../../sign-in/factor-proof.js';
import { strings } from '../../strings/en.js';
import styles from './account-menu.module.css';

const text = strings.accounts.factor;

/** Lets the user prove a second factor for an act that needs a proof of the last minutes. */
export const FactorDialog = () => (
  <Dialog title={text.title} hint={text.freshHint} isOpen onOpenChange={() => factorPrompt.finish(false)}>
    <Proof />
  </Dialog>
);

function Proof() {
  const [challenge, setChallenge] = useState<Challenge>();
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    dataOf(services().base.auth.secondFactor.challenge()).then(setChallenge, (error: unknown) =>
      setMessage(shownError(error).message),
    );
  }, []);
  if (message !== undefined) return <Banner kind="danger">{message}</Banner>;
  if (!challenge) return <SkeletonRows rows={2} />;
  return (
    <div className={styles.proof}>
      <FactorProof {...challenge} onProved={() => factorPrompt.finish(true)}>
        <Button kind="plain" onPress={() => factorPrompt.finish(false)}>
          {strings.common.cancel}
        </Button>
      </FactorProof>
    </div>
  );
}
