import { dataOf, type AgentCorePatch, type AgentCoreView, type Platform } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { Checkbox } from '../../design/components/controls/checkbox.js';
import { Form } from '../../design/components/controls/form.js';
import { Select } from '../../design/components/controls/select.js';
import { TextArea } from '../../design/components/controls/text-area.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Section } from '../../design/components/layout/page.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { Card, CardForm } from '../../settings/card.js';
import { strings } from '../../strings/en.js';
import { agentProfile as text } from '../../strings/en/agent-profile.js';
import { PLATFORM_NAMES } from '../../strings/platforms.js';
import styles from './profile.module.css';
import { topicsOf } from './topics.js';

const IDENTITIES = (['brand', 'character'] as const).map((value) => ({ value, label: text.identityTypes[value] }));
const PLATFORMS = Object.keys(PLATFORM_NAMES) as Platform[];

interface BrandProps {
  readonly agentId: number;
  readonly core: AgentCoreView;
}

/** The brand of an agent, and the way in which it talks. */
export function BrandSection({ agentId, core }: BrandProps) {
  const { id, canEdit } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const [platforms, setPlatforms] = useState<ReadonlySet<string>>(new Set(core.target_platforms));
  const save = async (values: FormData) => {
    const body = { ...changesOf(values), target_platforms: PLATFORMS.filter((each) => platforms.has(each)) };
    const outcomes = await dataOf(services().core.agentCore.update({ path: { agent_id: agentId }, body }));
    await queries.invalidateQueries({ queryKey: keys.agentProfile(id, agentId) });
    const failed = Object.values(outcomes).find(({ status }) => status === 'error');
    if (failed) addMessage({ kind: 'danger', text: failed.error ?? strings.errors.server });
    else addMessage({ kind: 'positive', text: text.saved });
  };
  return (
    <Section title={text.brand}>
      <Card hint={text.brandHint}>
        <CardForm>
          <Form error={error} fields={Object.keys(FIELDS)} onSubmit={(values) => run(() => save(values))}>
            <BrandFields core={core} isReadOnly={!canEdit} />
            <fieldset className={styles.platforms} disabled={!canEdit}>
              <legend>{text.platforms}</legend>
              {PLATFORMS.map((platform) => (
                <Checkbox
                  key={platform}
                  isSelected={platforms.has(platform)}
                  isDisabled={!canEdit}
                  onChange={() => setPlatforms(platforms.symmetricDifference(new Set([platform])))}
                >
                  {PLATFORM_NAMES[platform]}
                </Checkbox>
              ))}
            </fieldset>
            {canEdit && (
              <div>
                <Button type="submit" kind="primary" isPending={isPending}>
                  {strings.common.save}
                </Button>
              </div>
            )}
          </Form>
        </CardForm>
      </Card>
    </Section>
  );
}

/** Fields of the form by those of the API. */
const FIELDS = { brand_name: '', description: '', personality: '', goal: '', research_topics: '' };

function BrandFields({ core, isReadOnly }: { readonly core: AgentCoreView; readonly isReadOnly: boolean }) {
  return (
    <>
      <Select
        label={text.identityType}
        name="identity_type"
        choices={IDENTITIES}
        defaultValue={core.identity_type ?? 'brand'}
        isDisabled={isReadOnly}
      />
      <TextField
        label={text.brandName}
        name="brand_name"
        autoComplete="off"
        defaultValue={core.brand_name ?? ''}
        isReadOnly={isReadOnly}
      />
      <TextArea
        label={text.brandDescription}
        hint={text.brandDescriptionHint}
        name="description"
        defaultValue={core.description ?? ''}
        isReadOnly={isReadOnly}
      />
      <TextArea
        label={text.personality}
        hint={text.personalityHint}
        name="personality"
        rows={5}
        defaultValue={core.personality ?? ''}
        isReadOnly={isReadOnly}
      />
      <TextField
        label={text.goal}
        hint={text.goalHint}
        name="goal"
        autoComplete="off"
        defaultValue={core.goal ?? ''}
        isReadOnly={isReadOnly}
      />
      <TextArea
        label={text.topics}
        hint={text.topicsHint}
        name="research_topics"
        defaultValue={core.research_topics.map(({ topic }) => topic).join('\n')}
        isReadOnly={isReadOnly}
      />
    </>
  );
}

/** Returns what the form says; an empty field takes the value away. */
function changesOf(values: FormData): AgentCorePatch {
  const orNull = (name: string) => textOf(values, name).trim() || null;
  return {
    identity_type: textOf(values, 'identity_type') === 'character' ? 'character' : 'brand',
    brand_name: orNull('brand_name'),
    description: orNull('description'),
    personality: orNull('personality'),
    goal: orNull('goal'),
    research_topics: topicsOf(textOf(values, 'research_topics')),
  };
}
