import type { BatchWithFailuresView } from '@reelsheet/client';
import { stateStrings as text } from '../../strings/states-en.js';
import styles from './states.module.css';

/** The number of cells, videos and posts of a batch that are made. */
export function StageProgress({ batch: { progress } }: { readonly batch: BatchWithFailuresView }) {
  const stages = progress.filter(({ total }) => total > 0);
  if (stages.length < 2) return null;
  return (
    <dl className={styles.stages}>
      {stages.map(({ stage, total, completed }) => (
        <div key={stage} className={styles.stage}>
          <dt>{text.stage[stage]}</dt>
          <dd>{text.done(completed, total)}</dd>
        </div>
      ))}
    </dl>
  );
}
