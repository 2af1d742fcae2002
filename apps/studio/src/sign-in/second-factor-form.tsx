import { Button } from '../design/components/controls/button.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';
import { FactorProof } from './factor-proof.js';
import type { Challenge } from './challenge.js';

const text = strings.accounts.factor;

interface SecondFactorProps extends Challenge {
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** Proves the second factor of a sign-in. */
export const SecondFactorForm = ({ onSignedIn, onBack, ...challenge }: SecondFactorProps) => (
  <AccountFrame title={text.title}>
    <FactorProof {...challenge} onProved={onSignedIn}>
      <Button kind="plain" onPress={onBack}>
        {text.back}
      </Button>
    </FactorProof>
  </AccountFrame>
);
