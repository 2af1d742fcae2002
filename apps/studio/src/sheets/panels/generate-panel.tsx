import type { BatchEstimateView, BatchThrough } from '@reelsheet/client';
import { useEffect, useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { Segments } from '../../design/components/controls/segments.js';
import { Spinner } from '../../design/components/controls/spinner.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { reasonStrings } from '../../strings/reasons-en.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import type { BatchChoice } from '../data/sheet-api.js';
import type { GridModel } from '../grid/grid-model.js';
import { rejectedGroups } from '../states/reason-words.js';
import { StateList } from '../states/state-list.js';
import { BatchProgress } from './batch-progress.js';
import { choiceOf, parseLimit, scopeOf, throughOf, type BatchScope } from './batch-choice.js';
import styles from './generate-panel.module.css';
import { Panel, PanelSection } from './panel.js';

const text = strings.generate;

interface GeneratePanelProps {
  readonly grid: GridModel;
  readonly onClose: () => void;
}

/** Generates the selection, a column or the sheet: the price first, then a limit, then the progress. */
export function GeneratePanel({ grid, onClose }: GeneratePanelProps) {
  const batchId = useObservable(grid.session.batches.open);
  return (
    <Panel title={text.title} closeLabel={text.close} onClose={onClose} takesFocus>
      {batchId === undefined ? <Choice grid={grid} /> : <BatchProgress session={grid.session} batchId={batchId} />}
    </Panel>
  );
}

function Choice({ grid }: { readonly grid: GridModel }) {
  const selection = useObservable(grid.selection);
  const sheet = useObservable(grid.shown);
  const isView = grid.views.isOn;
  const suggested = isView ? scopeOf(selection.span) : scopeOf(selection.span, grid);
  const [scope, setScope] = useState<BatchScope>(suggested);
  const [onlyNeeded, setOnlyNeeded] = useState(true);
  const [chosen, setThrough] = useState<BatchThrough>();
  useEffect(() => setScope(suggested), [suggested]);
  const { range, columns } = grid;
  const covered = scope === 'sheet' ? (sheet?.columns ?? []) : columns.slice(range.left, range.right + 1);
  const through = chosen ?? throughOf(covered);
  const choice = choiceOf({ scope, onlyNeeded, through }, { rows: sheet?.rows ?? [], columns, range, isView });
  const size = { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
  return (
    <>
      <PanelSection title={text.scope} takesFocus>
        <Segments label={text.scope} value={scope} options={scopesOf(size)} onChange={setScope} />
        <p className={styles.hint}>{scopeHint(scope, grid, size)}</p>
      </PanelSection>
      {sheet && throughOf(sheet.columns) === 'render' ? <Through value={through} onChange={setThrough} /> : null}
      <PanelSection title={text.only}>
        <Segments
          label={text.only}
          value={onlyNeeded ? 'needed' : 'all'}
          options={[
            { value: 'needed', label: text.neededShort },
            { value: 'all', label: text.all },
          ]}
          onChange={(value) => setOnlyNeeded(value === 'needed')}
        />
        <p className={styles.hint}>{onlyNeeded ? text.needed : text.allHint}</p>
      </PanelSection>
      <PriceAndStart grid={grid} choice={choice} />
      <StateList grid={grid} />
    </>
  );
}

interface SelectedSize {
  readonly rows: number;
  readonly columns: number;
}

function scopesOf(size: SelectedSize) {
  return [
    { value: 'selection' as const, label: text.selectionShort },
    { value: 'column' as const, label: size.columns === 1 ? text.oneColumn : text.columns(size.columns) },
    { value: 'sheet' as const, label: text.sheet },
  ];
}

interface ThroughProps {
  readonly value: BatchThrough;
  readonly onChange: (through: BatchThrough) => void;
}

/** The last stage of a batch: the cells, the videos that show them, or their posts. */
function Through({ value, onChange }: ThroughProps) {
  const options = (['cells', 'render', 'post'] as const).map((through) => ({
    value: through,
    label: text.throughNames[through],
  }));
  return (
    <PanelSection title={text.through}>
      <Segments label={text.through} value={value} options={options} onChange={onChange} />
      <p className={styles.hint}>{text.throughHints[value]}</p>
    </PanelSection>
  );
}

function scopeHint(scope: BatchScope, grid: GridModel, size: SelectedSize): string {
  if (scope === 'sheet') return text.sheetHint;
  const titles = grid.selectedColumns.map(({ title }) => title);
  return scope === 'column' ? text.columnHint(titles) : text.selection(size.rows, size.columns);
}

type EstimateState =
  | { readonly phase: 'pricing' }
  | { readonly phase: 'priced'; readonly view: BatchEstimateView }
  | { readonly phase: 'failed'; readonly error: string };

/** Milliseconds for which a selection rests before its price is requested. */
const SETTLE_MS = 250;

function useEstimate(grid: GridModel, choice: BatchChoice): EstimateState {
  const key = JSON.stringify(choice);
  const [estimate, setEstimate] = useState<EstimateState>({ phase: 'pricing' });
  useEffect(() => {
    let isCurrent = true;
    setEstimate({ phase: 'pricing' });
    const timer = setTimeout(() => {
      const done = (next: EstimateState) => (isCurrent ? setEstimate(next) : undefined);
      grid.session.api
        .estimate(JSON.parse(key) as BatchChoice)
        .then((view) => done({ phase: 'priced', view }))
        .catch((error: unknown) => done({ phase: 'failed', error: messageOf(error) }));
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [grid, key]);
  return estimate;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function PriceAndStart({ grid, choice }: { readonly grid: GridModel; readonly choice: BatchChoice }) {
  const estimate = useEstimate(grid, choice);
  const [limit, setLimit] = useState('');
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<string>();
  const view = estimate.phase === 'priced' ? estimate.view : undefined;
  const isEmpty = view?.lines.length === 0;
  const max = parseLimit(limit);
  const start = () => {
    setStarting(true);
    setError(undefined);
    grid.session.batches
      .start(choice, max === 'invalid' ? undefined : max)
      .catch((thrown: unknown) => setError(messageOf(thrown)))
      .finally(() => setStarting(false));
  };
  return (
    <>
      <PanelSection title={text.price}>
        {estimate.phase === 'pricing' ? (
          <p className={styles.pricing}>
            <Spinner /> {text.pricing}
          </p>
        ) : null}
        {estimate.phase === 'failed' ? <Banner kind="danger">{estimate.error}</Banner> : null}
        {isEmpty ? <p className={styles.hint}>{text.nothing}</p> : null}
        {view && !isEmpty ? <Price view={view} /> : null}
        {view && view.refused.length > 0 ? <Rejections grid={grid} view={view} /> : null}
      </PanelSection>
      <TextField
        label={text.limit}
        hint={text.limitHint}
        value={limit}
        onChange={setLimit}
        inputMode="decimal"
        validationBehavior="aria"
        validate={() => (max === 'invalid' ? text.invalidLimit : null)}
      />
      {error ? <Banner kind="danger">{error}</Banner> : null}
      <Button
        kind="primary"
        isWide
        isPending={isStarting}
        isDisabled={!view || isEmpty || max === 'invalid'}
        onPress={start}
      >
        {view && !isEmpty ? text.start(text.credits(view.credits_min, view.credits_max)) : text.title}
      </Button>
    </>
  );
}

function Price({ view }: { readonly view: BatchEstimateView }) {
  return (
    <div className={styles.price}>
      <strong className={styles.total}>{text.credits(view.credits_min, view.credits_max)}</strong>
      <ul className={styles.lines}>
        {view.lines.map(({ stage, kind, model, count, credits_min, credits_max }) => (
          <li key={[stage, kind, model].join('/')} className={styles.line}>
            <span>{text.line(count, kind, model)}</span>
            <span>{text.credits(credits_min, credits_max)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reasons that are listed. */
const MAX_LISTED = 20;

/** Lists what cannot be generated by its reason; pressing one selects its first cell. */
function Rejections({ grid, view }: { readonly grid: GridModel; readonly view: BatchEstimateView }) {
  const groups = rejectedGroups(view.refused, (id) => grid.columnTitleOf(id) ?? reasonStrings.unknownColumn);
  return (
    <details className={styles.reasons}>
      <summary>{text.refused(view.refused.length)}</summary>
      <ul>
        {groups.slice(0, MAX_LISTED).map(({ words, count, cellId }) => (
          <li key={words}>
            <button type="button" className={styles.reason} onClick={() => grid.reveal(cellId)}>
              {words}
              {count > 1 ? <span className={styles.rejectedCells}>{text.rejectedCells(count)}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
