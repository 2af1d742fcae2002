import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NewAgentDialog } from '../agents/new-agent-dialog.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { strings } from '../strings/en.js';
import styles from './home.module.css';

const text = strings.home.start;

/** Shows the way to the first video in an organization without an agent. */
export function FirstSteps() {
  const { canManage } = useOrganization();
  const [isCreating, setCreating] = useState(false);
  return (
    <section className={styles.start}>
      <h2>{text.title}</h2>
      <p className={styles.startHint}>{canManage ? text.hint : text.viewer}</p>
      <ol className={styles.steps}>
        {text.steps.map((step, index) => (
          <li key={step} className={styles.step} aria-current={index === 0 ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {canManage && (
        <Button kind="primary" size="large" icon={<Plus />} onPress={() => setCreating(true)}>
          {text.action}
        </Button>
      )}
      <NewAgentDialog isOpen={isCreating} onOpenChange={setCreating} />
    </section>
  );
}
