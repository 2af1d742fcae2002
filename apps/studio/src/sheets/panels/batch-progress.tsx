import type { BatchWithFailuresView } from '@reelsheet/client';
import { useEffect, useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { Spinner } from '../../design/components/controls/spinner.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { reasonStrings } from '../../strings/reasons-en.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import { columnTitle, indexOf } from '../data/sheet-data.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { reasonInWords } from '../states/reason-words.js';
import { StageProgress } from '../states/stage-progress.js';
import { parseLimit } from './batch-choice.js';
import styles from './generate-panel.module.css';
import { PanelSection } from './panel.js';

const text = strings.generate;

interface BatchProgressProps {
  readonly session: SheetSession;
  readonly batchId: number;
}

/** The progress of a batch, with what stops and continues it. */
export function BatchProgress({ session, batchId }: BatchProgressProps) {
  const batch = useObservable(session.batches.current);
  useEffect(() => session.batches.follow(batchId), [session, batchId]);
  if (batch?.id !== batchId) return <Spinner />;
  const { total, completed, failed } = batch;
  return (
    <>
      <PanelSection
        title={text.batch(batchId)}
        takesFocus
        end={<span className={styles.status}>{text[batch.status]}</span>}
      >
        <progress className={styles.bar} max={Math.max(1, total)} value={completed + failed} aria-label={text.title} />
        <p className={styles.counts} role="status">
          {text.progress(completed, total)}
          {failed > 0 ? <span className={styles.failed}>{text.failedCount(failed)}</span> : null}
        </p>
        <p className={styles.hint}>{text.spent(batch.credits_spent, batch.credits_held)}</p>
        <StageProgress batch={batch} />
      </PanelSection>
      {batch.paused_reason ? <Banner kind="warning">{text.pausedReasons[batch.paused_reason]}</Banner> : null}
      <Controls session={session} batch={batch} />
      {batch.failures.length > 0 ? <Errors session={session} batch={batch} /> : null}
    </>
  );
}

interface BatchProps {
  readonly session: SheetSession;
  readonly batch: BatchWithFailuresView;
}

function Controls({ session, batch }: BatchProps) {
  const [limit, setLimit] = useState('');
  const [error, setError] = useState<string>();
  const max = parseLimit(limit);
  const act = (run: () => Promise<void>) => {
    setError(undefined);
    run().catch((thrown: unknown) => setError(thrown instanceof Error ? thrown.message : String(thrown)));
  };
  const { batches } = session;
  const isOver = batch.status === 'completed' || batch.status === 'stopped';
  return (
    <>
      {batch.paused_reason === 'max_credits' ? (
        <TextField
          label={text.limit}
          value={limit}
          onChange={setLimit}
          inputMode="decimal"
          validationBehavior="aria"
          validate={() => (max === 'invalid' ? text.invalidLimit : null)}
        />
      ) : null}
      {error ? <Banner kind="danger">{error}</Banner> : null}
      <div className={styles.buttons}>
        {batch.status === 'running' ? (
          <Button onPress={() => act(() => batches.change(batch.id, 'pause'))}>{text.pause}</Button>
        ) : null}
        {batch.status === 'paused' ? (
          <Button
            kind="primary"
            isDisabled={max === 'invalid'}
            onPress={() => act(() => batches.resume(batch.id, max === 'invalid' ? undefined : max))}
          >
            {text.resume}
          </Button>
        ) : null}
        {isOver ? null : <Button onPress={() => act(() => batches.change(batch.id, 'stop'))}>{text.stop}</Button>}
        {batch.failed > 0 ? (
          <Button onPress={() => act(() => batches.change(batch.id, 'retryFailed'))}>{text.retry}</Button>
        ) : null}
        {isOver ? <Button onPress={() => batches.open.set(undefined)}>{text.another}</Button> : null}
      </div>
    </>
  );
}

function Errors({ session, batch }: BatchProps) {
  const sheet = useObservable(session.reading.sheet);
  const titleOf = (cellId: number | null) =>
    (sheet && cellId !== null && columnTitle(sheet, cellId)) || reasonStrings.unknownColumn;
  return (
    <PanelSection title={text.reasons}>
      <ul className={styles.errors}>
        {batch.failures.map(({ row_id: rowId, cell_id: cellId, stage, error }) => (
          <li key={`${rowId}-${cellId}-${stage}`}>
            <span className={styles.row}>{text.reasonRow(sheet ? indexOf(sheet.rows, rowId) + 1 : 0)}</span>
            <span>{error ? reasonInWords(error, titleOf(cellId)) : strings.states.failed}</span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
