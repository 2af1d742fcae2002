import { dataOf, type AgentDetailView, type VoiceView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { AudioLines, Trash2, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Row } from '../../design/components/layout/list.js';
import { Status, Tag } from '../../design/components/layout/status.js';
import { ConfirmDialog } from '../../design/components/overlays/confirm-dialog.js';
import { useSubmission } from '../../design/submission.js';
import { agentProfile as text } from '../../strings/en/agent-profile.js';
import { DEFAULT_SOURCES } from './voice-list.js';
import { VoiceSampleDialog } from './voice-sample-dialog.js';

interface VoiceRowProps {
  readonly agent: AgentDetailView;
  readonly voice: VoiceView;
}

/** A voice that an agent can have. */
export function VoiceRow({ agent, voice }: VoiceRowProps) {
  const { canEdit } = useOrganization();
  const { name, source, gender, language, description } = voice;
  const isInUse = agent.default_user_voice?.voice_id === voice.voice_id;
  return (
    <Row
      isWrapping
      icon={<AudioLines aria-hidden="true" />}
      title={name}
      detail={[language, gender, description].filter(Boolean).join(' · ') || undefined}
      end={
        <>
          {source !== 'public' && <Tag>{text.sources[source]}</Tag>}
          {isInUse && <Status kind="positive">{text.isDefault}</Status>}
          {canEdit && <VoiceActs agent={agent} voice={voice} isInUse={isInUse} />}
        </>
      }
    />
  );
}

function VoiceActs({ agent, voice, isInUse }: VoiceRowProps & { readonly isInUse: boolean }) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const [open, setOpen] = useState<'sample' | 'remove'>();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const { voice_id, name, source } = voice;
  const isOwn = source === 'user_designed' || source === 'user_trained';
  const use = async () => {
    const chosen = { source: DEFAULT_SOURCES[source], voice_id };
    const body = { agent: { default_user_voice_attributes: chosen } };
    await dataOf(services().base.agents.update({ path: { agent_id: agent.id }, body }));
    await queries.invalidateQueries({ queryKey: keys.agentProfile(id, agent.id) });
    addMessage({ kind: 'positive', text: text.defaultChanged(name) });
  };
  const remove = async () => {
    await dataOf(services().base.voices.delete({ path: { agent_id: agent.id, voice_id } }));
    await queries.invalidateQueries({ queryKey: keys.voices(id, agent.id) });
    await queries.invalidateQueries({ queryKey: keys.agentProfile(id, agent.id) });
    addMessage({ kind: 'positive', text: text.removed(name) });
  };
  return (
    <>
      {error && <span role="alert">{error.message}</span>}
      <Button
        size="small"
        kind="plain"
        icon={<Volume2 />}
        aria-label={text.listenTo(name)}
        onPress={() => setOpen('sample')}
      />
      {isOwn && (
        <Button
          size="small"
          kind="plain"
          icon={<Trash2 />}
          aria-label={text.removeVoice(name)}
          onPress={() => setOpen('remove')}
        />
      )}
      {!isInUse && (
        <Button size="small" aria-label={text.useVoice(name)} isPending={isPending} onPress={() => run(use)}>
          {text.makeDefault}
        </Button>
      )}
      <VoiceSampleDialog agentId={agent.id} voice={voice} isOpen={open === 'sample'} onOpenChange={close} />
      <ConfirmDialog
        title={text.removeTitle(name)}
        hint={text.removeHint}
        action={text.remove}
        isOpen={open === 'remove'}
        onOpenChange={close}
        onConfirm={remove}
      />
    </>
  );
}
