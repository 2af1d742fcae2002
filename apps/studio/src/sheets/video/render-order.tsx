import type { BatchEstimateView, CellView } from '@reelsheet/client';
import { Clapperboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { SelectField } from '../../design/components/controls/select-field.js';
import { videoStrings as text } from '../../strings/video-en.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { PanelSection } from '../panels/panel.js';
import { reasonInWords } from '../states/reason-words.js';
import { CAPTION_STYLES, STYLE_ATTRIBUTE, captionStyleOf } from './caption-styles.js';
import type { VideoApi } from './video-api.js';
import styles from './video.module.css';

/** A draft costs a quarter of its video. */
const DRAFT_SHARE = 0.25;
const STANDARD = '';

interface RenderOrderProps {
  readonly grid: GridModel;
  readonly api: VideoApi;
  readonly cell: CellView;
  /** True while a render of the cell is under way. */
  readonly isOpen: boolean;
  readonly onOrder: () => void;
}

/** Renders the cell, or a draft of it, after the price was shown. */
export function RenderOrder({ grid, api, cell, isOpen, onOrder }: RenderOrderProps) {
  const { view, error } = usePrice(grid, cell);
  const [isSending, setSending] = useState(false);
  const [rejected, setRejected] = useState<string>();
  const line = view?.lines.find(({ stage }) => stage === 'render');
  const reason = error ?? view?.refused.find(({ stage }) => stage === 'render')?.error;
  const order = (isDraft: boolean) => {
    setSending(true);
    setRejected(undefined);
    api
      .order(crypto.randomUUID(), { isDraft, captionStyle: captionStyleOf(cell.additional_attributes) })
      .then(onOrder)
      .catch((thrown: unknown) => setRejected(thrown instanceof Error ? thrown.message : String(thrown)))
      .finally(() => setSending(false));
  };
  const isDisabled = !line || isOpen || isSending;
  return (
    <PanelSection title={text.make}>
      <StyleChoice grid={grid} cell={cell} />
      {!view && !error ? <p className={styles.hint}>{text.pricing}</p> : null}
      {reason ? (
        <Banner kind="warning">
          {text.notYet} {reasonInWords(reason, grid.columnTitleOf(cell.id) ?? '')}
        </Banner>
      ) : null}
      {rejected ? <Banner kind="danger">{reasonInWords(rejected, grid.columnTitleOf(cell.id) ?? '')}</Banner> : null}
      <div className={styles.buttons}>
        <Button kind="primary" icon={<Clapperboard />} isDisabled={isDisabled} onPress={() => order(false)}>
          {line ? text.renderFor(text.credits(line.credits_max)) : text.make}
        </Button>
        <Button isDisabled={isDisabled} onPress={() => order(true)}>
          {text.renderDraft}
        </Button>
      </div>
      {line ? (
        <p className={styles.hint}>
          {text.draftHint} {text.draftPrice(text.credits(line.credits_max * DRAFT_SHARE))}
        </p>
      ) : null}
      <Button size="small" kind="plain" onPress={() => openBatch(grid)}>
        {text.many}
      </Button>
    </PanelSection>
  );
}

function openBatch({ panel, session }: GridModel): void {
  session.batches.open.set(undefined);
  panel.set('generate');
}

function StyleChoice({ grid: { session }, cell }: { readonly grid: GridModel; readonly cell: CellView }) {
  const choose = (value: string) => {
    const attributes = { [STYLE_ATTRIBUTE]: value === STANDARD ? null : value };
    void session.structure
      .changeCell('layers', () => session.api.mergeCellAttributes(cell.id, attributes))
      .then(() => session.row.read(cell.spreadsheet_row_id))
      .catch(session.report);
  };
  if (cell.video_layers.every(({ type }) => type !== 'text')) return null;
  return (
    <SelectField
      label={text.style}
      hint={text.styleHint}
      value={captionStyleOf(cell.additional_attributes) ?? STANDARD}
      options={[
        { value: STANDARD, label: text.standard },
        ...CAPTION_STYLES.map((name) => ({ value: name, label: text.styles[name] })),
      ]}
      onChange={choose}
    />
  );
}

interface PriceState {
  readonly view?: BatchEstimateView;
  readonly error?: string;
}

/** Milliseconds for which changes of the sheet rest before the price is requested again. */
const SETTLE_MS = 400;

/** Reads what a render of the cell costs, again after the sheet has changed. */
function usePrice({ session }: GridModel, cell: CellView): PriceState {
  const [price, setPrice] = useState<PriceState>({});
  const change = useObservable(session.follower.changes);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      session.api
        .estimate({
          rowIds: [cell.spreadsheet_row_id],
          columnIds: [cell.spreadsheet_column_id],
          through: 'render',
        })
        .then((view) => (isCurrent ? setPrice({ view }) : undefined))
        .catch((thrown: unknown) =>
          isCurrent ? setPrice({ error: thrown instanceof Error ? thrown.message : String(thrown) }) : undefined,
        );
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [session, cell, change]);
  return price;
}
