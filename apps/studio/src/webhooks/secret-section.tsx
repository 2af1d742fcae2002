import { dataOf, type AutomationConfigView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Section } from '../design/components/layout/page.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { ButtonLine, Card } from '../settings/card.js';
import { CopyField } from '../settings/copy-field.js';
import { webhookTexts as text } from '../strings/en/webhooks.js';
import { exactTime } from '../strings/format.js';

interface SecretSectionProps {
  readonly agentId: number;
  readonly config: AutomationConfigView;
}

/** The secret that deliveries are signed with, which can be replaced. */
export function SecretSection({ agentId, config }: SecretSectionProps) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { signing_secret: secret, previous_secret_valid_until: previousUntil } = config;
  if (secret === undefined) return null;
  const rotate = async () => {
    await dataOf(services().base.webhooks.rotateSecret({ path: { agent_id: agentId } }));
    await queries.invalidateQueries({ queryKey: keys.webhooks(id, agentId) });
    addMessage({ kind: 'positive', text: text.rotated });
  };
  return (
    <Section title={text.secret}>
      <Card>
        <CopyField label={text.secret} value={secret} hint={text.secretHint} isSecret />
        {previousUntil !== null && (
          <p>
            {text.previousUntil} {exactTime(previousUntil)}
          </p>
        )}
        <ButtonLine>
          <Button onPress={() => setOpen(true)}>{text.rotate}</Button>
        </ButtonLine>
      </Card>
      <ConfirmDialog
        title={text.rotateTitle}
        hint={text.rotateHint}
        action={text.rotate}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={rotate}
      />
    </Section>
  );
}
