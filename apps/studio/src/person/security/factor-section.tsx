import { dataOf, type SecondFactorsView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { secondFactorsQuery } from '../../api/person-queries.js';
import { keys } from '../../api/query-keys.js';
import { installation, services } from '../../api/services.js';
import { LoadFailed } from '../../app/error-pages.js';
import { Button } from '../../design/components/controls/button.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { List } from '../../design/components/layout/list.js';
import { Section } from '../../design/components/layout/page.js';
import { ActLine, ButtonLine, Card } from '../../settings/card.js';
import { person } from '../../strings/en/person.js';
import { AppDialog } from './app-dialog.js';
import { FactorRow } from './factor-row.js';
import { PasskeyDialog } from './passkey-dialog.js';
import { ProofDialog } from './proof-dialog.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';

const text = person.factors;

/** Second factors of the person who is signed in, and the recovery codes that replace a lost one. */
export function FactorSection() {
  const { data, error, refetch } = useQuery(secondFactorsQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Section title={text.title}>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />)}
      {data && <Factors factors={data} onCodes={setCodes} />}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </Section>
  );
}

interface FactorsProps {
  readonly factors: SecondFactorsView;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Factors({ factors, onCodes }: FactorsProps) {
  const { second_factors: all } = factors;
  return (
    <Card hint={all.length === 0 ? `${text.hint} ${text.empty}` : text.hint}>
      {all.length > 0 && (
        <List label={text.title}>
          {all.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </List>
      )}
      <Additions onCodes={onCodes} />
      {all.length > 0 && <RecoveryCodes left={factors.recovery_codes_left} onCodes={onCodes} />}
    </Card>
  );
}

function Additions({ onCodes }: Pick<FactorsProps, 'onCodes'>) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'app' | 'passkey'>();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const added = (codes: readonly string[] | null) => {
    setOpen(undefined);
    if (codes) onCodes(codes);
    // The first factor ends the other sessions.
    void queries.invalidateQueries({ queryKey: keys.secondFactors });
    void queries.invalidateQueries({ queryKey: keys.sessions });
  };
  return (
    <ButtonLine>
      <Button icon={<Smartphone />} onPress={() => setOpen('app')}>
        {text.addApp}
      </Button>
      {installation().passkeys && (
        <Button icon={<KeyRound />} onPress={() => setOpen('passkey')}>
          {text.addPasskey}
        </Button>
      )}
      <AppDialog isOpen={open === 'app'} onOpenChange={close} onAdded={added} />
      <PasskeyDialog isOpen={open === 'passkey'} onOpenChange={close} onAdded={added} />
    </ButtonLine>
  );
}

interface RecoveryCodesProps extends Pick<FactorsProps, 'onCodes'> {
  readonly left: number;
}

function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActLine title={person.recovery.title} hint={person.recovery.left(left)}>
        <Button onPress={() => setOpen(true)}>{person.recovery.renew}</Button>
      </ActLine>
      <ProofDialog
        title={person.recovery.renewTitle}
        hint={person.recovery.shownHint}
        action={person.recovery.renew}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onProof={async (body) => {
          const { recovery_codes } = await dataOf(services().base.secondFactors.recoveryCodes.renew({ body }));
          await queries.invalidateQueries({ queryKey: keys.secondFactors });
          onCodes(recovery_codes);
        }}
      />
    </>
  );
}
