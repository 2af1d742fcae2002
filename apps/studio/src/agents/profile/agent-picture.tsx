import { dataOf, type AgentDetailView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { Banner } from '../../design/components/feedback/banner.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Avatar } from '../../design/components/layout/avatar.js';
import { useSubmission } from '../../design/submission.js';
import { MediaPicker } from '../../picker/media-picker.js';
import type { PickedFile } from '../../picker/picked-file.js';
import { bytesOf } from '../../picker/picked-file.js';
import { dataUrlOf, MAX_PICTURE_BYTES } from '../../settings/picture-file.js';
import styles from '../../settings/settings.module.css';
import { agentProfile as text } from '../../strings/en/agent-profile.js';

/** The picture of an agent, which is chosen among the pictures of its library. */
export function AgentPicture({ agent }: { readonly agent: AgentDetailView }) {
  const { id, canEdit } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const [isPicking, setPicking] = useState(false);
  const { avatars } = services().base.agents;
  const path = { agent_id: agent.id };
  const done = async (message: string) => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.agents(id) }),
      queries.invalidateQueries({ queryKey: keys.overview(id) }),
      queries.invalidateQueries({ queryKey: keys.agentProfile(id, agent.id) }),
    ]);
    addMessage({ kind: 'positive', text: message });
  };
  const change = async (file: PickedFile) => {
    const bytes = await bytesOf(file);
    if (bytes.size > MAX_PICTURE_BYTES) return addMessage({ kind: 'danger', text: text.pictureTooLarge });
    const picture = { file: await dataUrlOf(bytes), is_primary: true };
    await dataOf(avatars.add({ path, body: { agent_avatars_attributes: [picture] } }));
    await done(text.pictureChanged);
  };
  const remove = async () => {
    const avatarId = String(agent.primary_avatar_id);
    await dataOf(avatars.remove({ path: { ...path, id: avatarId } }));
    await done(text.pictureRemoved);
  };
  return (
    <>
      {error && <Banner kind="danger">{error.message}</Banner>}
      <div className={styles.picture}>
        <Avatar name={agent.name} url={agent.primary_avatar_url} size="large" />
        {canEdit && (
          <>
            <Button icon={<ImageUp />} isPending={isPending} onPress={() => setPicking(true)}>
              {text.changePicture}
            </Button>
            {agent.primary_avatar_id !== null && (
              <Button kind="plain" icon={<Trash2 />} isDisabled={isPending} onPress={() => run(remove)}>
                {text.removePicture}
              </Button>
            )}
            <p className={styles.cardText}>{text.pictureHint}</p>
          </>
        )}
      </div>
      <MediaPicker
        title={text.picture}
        type="image"
        agentId={agent.id}
        isOpen={isPicking}
        onOpenChange={setPicking}
        onPick={(file) => run(() => change(file))}
      />
    </>
  );
}
