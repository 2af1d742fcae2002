import { AudioLines, History, Hourglass, Pause, Play, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { CellPreview, GridCell, GridColumn } from '../data/sheet-data.js';
import { previewOf, shortText, type CellState } from './cell-display.js';
import { layersText } from './cell-name.js';
import styles from './grid.module.css';
import { labelOf } from './state-label.js';

interface CellContentProps {
  readonly cell: GridCell;
  readonly column: GridColumn;
  readonly state: CellState | undefined;
  /** Text of a generation while it is written. */
  readonly streamed: string | undefined;
}

/** The content of a cell: its text or picture, and its state. */
export function CellContent({ cell, column, state, streamed }: CellContentProps) {
  const preview = column.type === 'text' ? undefined : previewOf(cell);
  const text = streamed ?? shortText(cell.value);
  const isFailed = state?.kind === 'failed';
  return (
    <>
      {preview ? <Thumbnail preview={preview} /> : null}
      {text !== '' ? <span className={styles.text}>{text}</span> : null}
      {text === '' && !preview && isFailed ? <span className={styles.reason}>{state.reason}</span> : null}
      {cell.layers > 0 && !preview && !state ? <span className={styles.layers}>{layersText(cell, column)}</span> : null}
      {state ? <StateIcon state={state} /> : null}
    </>
  );
}

function Thumbnail({ preview }: { readonly preview: CellPreview }) {
  if (preview.objectType === 'audio') return <AudioLines className={styles.sound} aria-hidden size={18} />;
  return (
    <span className={styles.thumbnail}>
      <img key={preview.previewUrl} src={preview.previewUrl} alt="" loading="lazy" decoding="async" />
      {preview.objectType === 'video' ? <Play className={styles.play} aria-hidden size={12} /> : null}
    </span>
  );
}

function StateIcon({ state }: { readonly state: CellState }) {
  const label = labelOf(state);
  return (
    <span className={styles.state} data-state={state.kind} role="img" aria-label={label} title={label}>
      {iconOf(state)}
    </span>
  );
}

function iconOf(state: CellState) {
  switch (state.kind) {
    case 'working':
      return <ProgressRing percent={state.percent} />;
    case 'queued':
      return <Hourglass size={14} />;
    case 'failed':
      return <TriangleAlert size={14} />;
    case 'stopped':
      return <Pause size={14} />;
    case 'stale':
      return <History size={14} />;
  }
}

/** Percentage of the ring that is shown while nothing is known about the progress. */
const MIN_PERCENT = 18;

function ProgressRing({ percent }: { readonly percent: number }) {
  const share = { '--share': `${Math.max(percent, MIN_PERCENT)}%` } as CSSProperties;
  return <span className={styles.ring} style={share} data-known={percent > 0 || undefined} />;
}
