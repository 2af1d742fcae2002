import type { AgentDetailView, VoiceView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { AudioLines, Mic } from 'lucide-react';
import { useState } from 'react';
import { voicesQuery } from '../../api/profile-queries.js';
import { LoadFailed } from '../../app/error-pages.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { EmptyState } from '../../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { List } from '../../design/components/layout/list.js';
import { Section } from '../../design/components/layout/page.js';
import { strings } from '../../strings/en.js';
import { agentProfile as text } from '../../strings/en/agent-profile.js';
import { CloneVoiceDialog } from './clone-voice-dialog.js';
import { filterVoices } from './voice-list.js';
import { VoiceRow } from './voice-row.js';
import styles from './voices.module.css';

/** Voices that are shown at once; a press shows as many more. */
const VOICES_PER_PAGE = 20;

/** The default voice of an agent, and those that it can have. */
export function VoiceSection({ agent }: { readonly agent: AgentDetailView }) {
  const { id, canEdit } = useOrganization();
  const { data: voices, error, refetch } = useQuery(voicesQuery(id, agent.id));
  const [isCloning, setCloning] = useState(false);
  const present = agent.default_user_voice;
  return (
    <Section
      title={text.voice}
      end={
        canEdit && (
          <Button size="small" icon={<Mic />} onPress={() => setCloning(true)}>
            {text.clone}
          </Button>
        )
      }
    >
      <p className={styles.present}>
        <strong>{present ? (present.name ?? text.otherVoice) : text.standardVoice}</strong> {text.voiceHint}
      </p>
      {error && !voices && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !voices && <SkeletonRows />}
      {voices && <Voices agent={agent} voices={voices} />}
      <CloneVoiceDialog agentId={agent.id} isOpen={isCloning} onOpenChange={setCloning} />
    </Section>
  );
}

interface VoicesProps {
  readonly agent: AgentDetailView;
  readonly voices: readonly VoiceView[];
}

function Voices({ agent, voices }: VoicesProps) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(VOICES_PER_PAGE);
  const found = filterVoices(voices, words, agent.default_user_voice?.voice_id);
  if (voices.length === 0) return <EmptyState icon={<AudioLines />} title={text.noVoices} hint={text.noVoicesHint} />;
  return (
    <div className={styles.voices}>
      <TextField
        label={text.searchVoices}
        isLabelHidden
        placeholder={text.searchVoices}
        type="search"
        value={words}
        onChange={setWords}
      />
      {found.length === 0 ? (
        <p className={styles.present}>{text.noVoiceFound}</p>
      ) : (
        <List label={text.voice}>
          {found.slice(0, shown).map((voice) => (
            <VoiceRow key={`${voice.source} ${voice.voice_id}`} agent={agent} voice={voice} />
          ))}
        </List>
      )}
      {found.length > shown && (
        <div>
          <Button kind="plain" onPress={() => setShown(shown + VOICES_PER_PAGE)}>
            {strings.common.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}
