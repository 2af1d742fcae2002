import type { RunStepView, RunView } from '@reelsheet/client';
import { chat as text } from '../strings/en/chat.js';
import { amount } from '../strings/format.js';
import styles from './chat.module.css';
import { shownSteps, stepTitle } from './step-titles.js';

/** The steps of a run, each with what went in and what came out. */
export function RunSteps({ run }: { readonly run: RunView }) {
  const steps = run.steps ?? [];
  const cost = run.cost ?? steps.reduce((sum, step) => sum + step.cost, 0);
  const shown = shownSteps(steps);
  if (shown.length === 0) return null;
  return (
    <details className={styles.steps}>
      <summary>{text.steps(shown.length, amount(cost))}</summary>
      <ol>
        {shown.map((step) => (
          <Step key={step.number} step={step} />
        ))}
      </ol>
    </details>
  );
}

function Step({ step }: { readonly step: RunStepView }) {
  return (
    <li>
      <details className={styles.step}>
        <summary>{stepTitle(step)}</summary>
        {step.input && <Content title={text.input} content={step.input} />}
        <Content title={text.output} content={step.output} />
      </details>
    </li>
  );
}

const Content = ({ title, content }: { readonly title: string; readonly content: object }) => (
  <>
    <h3>{title}</h3>
    <pre tabIndex={0}>{JSON.stringify(content, null, 2)}</pre>
  </>
);
