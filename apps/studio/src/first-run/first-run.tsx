import type { AgentView, SheetView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { Check, Clapperboard, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { NewAgentDialog } from '../agents/new-agent-dialog.js';
import { codeOf } from '../api/api-errors.js';
import { agentRendersQuery } from '../api/agent-queries.js';
import { sheetsQuery } from '../api/sheet-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Banner } from '../design/components/feedback/banner.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { strings } from '../strings/en.js';
import { FIRST_STEPS, firstSheet, nextStep, type FirstStep } from './first-run-state.js';
import { FirstTemplates } from './first-templates.js';
import styles from './first-run.module.css';

const text = strings.firstRun;
const hiddenKey = (organizationId: number) => `reelsheet.first-run.hidden.${organizationId}`;

/** Leads from an empty account to the first video; shows nothing once there is one. */
export function FirstRun({ agents }: { readonly agents: readonly AgentView[] }) {
  const { id } = useOrganization();
  const [agent] = agents;
  const isReading = agents.length === 1;
  const sheets = useQuery({ ...sheetsQuery(id, agent?.id ?? 0, 1), enabled: isReading });
  const renders = useQuery({ ...agentRendersQuery(id, agent?.id ?? 0), enabled: isReading });
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey(id)) !== null);
  // Sheets cannot be read without credits; an organization that never had any has no sheet yet.
  const needsCredits = [sheets.error, renders.error].some((error) => codeOf(error) === 'usable_credit_required');
  const none = needsCredits ? [] : undefined;
  const next = nextStep({ agents, sheets: sheets.data ?? none, renders: renders.data ?? none });
  if (next === undefined || (isHidden && next !== 'agent')) return null;
  const hide = () => {
    localStorage.setItem(hiddenKey(id), 'true');
    setHidden(true);
  };
  return (
    <section className={styles.start} aria-labelledby="first-run">
      <header className={styles.header}>
        <h2 id="first-run">{text.title}</h2>
        {next === 'agent' ? null : (
          <Button kind="plain" size="small" aria-label={text.dismiss} icon={<X />} onPress={hide} />
        )}
      </header>
      <p className={styles.hint}>{text.hint}</p>
      <Steps next={next} />
      {next === 'agent' ? <AgentStep /> : null}
      {needsCredits ? (
        <Banner kind="warning">
          {strings.home.noCredits}. {strings.home.noCreditsHint}
        </Banner>
      ) : null}
      {next === 'sheet' && agent && !needsCredits ? <FirstTemplates agent={agent} /> : null}
      {next === 'video' && agent ? <VideoStep agent={agent} sheet={firstSheet(sheets.data ?? [])!} /> : null}
    </section>
  );
}

function Steps({ next }: { readonly next: FirstStep }) {
  const current = FIRST_STEPS.indexOf(next);
  return (
    <ol className={styles.steps}>
      {FIRST_STEPS.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>
            {index < current ? <Check size={14} role="img" aria-label={text.done} /> : index + 1}
          </span>
          {text.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function AgentStep() {
  const { canManage } = useOrganization();
  const [isCreating, setCreating] = useState(false);
  return (
    <div className={styles.action}>
      <p className={styles.about}>{canManage ? text.agent : text.viewer}</p>
      {canManage && (
        <Button kind="primary" size="large" icon={<Plus />} onPress={() => setCreating(true)}>
          {text.agentAction}
        </Button>
      )}
      <NewAgentDialog isOpen={isCreating} onOpenChange={setCreating} staysHere />
    </div>
  );
}

interface VideoStepProps {
  readonly agent: AgentView;
  readonly sheet: SheetView;
}

function VideoStep({ agent, sheet }: VideoStepProps) {
  const { params } = useOrganization();
  return (
    <div className={styles.action}>
      <p className={styles.about}>{text.video(sheet.title || strings.sheets.untitled)}</p>
      <LinkButton
        kind="primary"
        size="large"
        icon={<Clapperboard />}
        to="/o/$organization/agents/$agent/sheets/$sheet"
        params={{ ...params, agent: String(agent.id), sheet: String(sheet.id) }}
        search={{ make: true }}
      >
        {text.videoAction}
      </LinkButton>
    </div>
  );
}
