import type { CellView, LayerView } from '@reelsheet/client';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { videoStrings as text } from '../../strings/video-en.js';
import type { RowDetails } from '../data/row-details.js';
import type { GridColumn } from '../data/sheet-data.js';
import { KindIcon } from '../grid/column-header.js';
import type { GridModel } from '../grid/grid-model.js';
import { PanelSection } from '../panels/panel.js';
import { LayerForm } from './layer-form.js';
import { movedBy, settingsOf, type LayerSettings } from './layers.js';
import { LayerWriter } from './layer-writer.js';
import type { VideoApi } from './video-api.js';
import styles from './video.module.css';

const NEW: LayerSettings = {
  name: '',
  type: 'video',
  column: undefined,
  fileId: undefined,
  text: '',
  duration: '',
  volume: '',
};

interface LayerListProps {
  readonly grid: GridModel;
  readonly api: VideoApi;
  readonly cell: CellView;
  readonly details: RowDetails;
}

/** The layers of a final video, in the order in which they play; each can be changed, moved and removed. */
export function LayerList({ grid, api, cell, details }: LayerListProps) {
  const [edited, setEdited] = useState<number | 'new'>();
  const columns = grid.sheet?.columns ?? [];
  const writer = new LayerWriter(grid.session, api, cell.spreadsheet_row_id);
  const layers = cell.video_layers;
  const close = () => setEdited(undefined);
  return (
    <PanelSection title={text.layers}>
      <p className={styles.hint}>{layers.length === 0 ? text.noLayers : text.layersHint}</p>
      <ol className={styles.layers}>
        {layers.map((layer, index) => (
          <li key={layer.id} className={styles.layer}>
            <Summary layer={layer} columns={columns} details={details} />
            <Acts
              layer={layer}
              isFirst={index === 0}
              isLast={index === layers.length - 1}
              onEdit={() => setEdited(edited === layer.id ? undefined : layer.id)}
              onMove={(by) => void writer.move(movedBy(layers, layer.id, by))}
              onRemove={() => void writer.remove(layer)}
            />
            {edited === layer.id ? (
              <LayerForm
                before={settingsOf(layer)}
                isNew={false}
                columns={columns}
                onCancel={close}
                onSave={(settings) => {
                  close();
                  void writer.change(layer.id, settings);
                }}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {edited === 'new' ? (
        <div className={styles.layer}>
          <LayerForm
            before={NEW}
            isNew
            columns={columns}
            onCancel={close}
            onSave={(settings) => {
              close();
              void writer.add(settings);
            }}
          />
        </div>
      ) : (
        <Button size="small" icon={<Plus />} onPress={() => setEdited('new')}>
          {text.add}
        </Button>
      )}
    </PanelSection>
  );
}

interface SummaryProps {
  readonly layer: LayerView;
  readonly columns: readonly GridColumn[];
  readonly details: RowDetails;
}

function Summary({ layer, columns, details }: SummaryProps) {
  const settings = settingsOf(layer);
  const facts = factsOf(settings);
  const problem = warningOf(settings, columns, details);
  return (
    <div className={styles.summary}>
      <KindIcon type={layer.type} />
      <div className={styles.about}>
        <p className={styles.name}>{layer.name}</p>
        <p className={styles.hint}>{facts}</p>
        {problem ? (
          <p className={styles.warning}>
            <TriangleAlert size={12} aria-hidden /> {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function factsOf({ type, column, text: own, duration, volume }: LayerSettings): string {
  const shown = column !== undefined ? text.showing(column) : type === 'text' ? text.ownText(own) : text.ownMedia;
  const timing = type === 'image' && duration !== '' ? [text.seconds(duration)] : [];
  const sound = volume === '' || type === 'image' || type === 'text' ? [] : [loudness(volume)];
  return [text.kinds[type], shown, ...timing, ...sound].join(' · ');
}

const loudness = (volume: string) => (Number(volume) === 0 ? text.silent : text.percent(volume));

/** Says why a layer would show nothing. */
function warningOf(
  { column }: LayerSettings,
  columns: readonly GridColumn[],
  { cells }: RowDetails,
): string | undefined {
  if (column === undefined) return undefined;
  const source = columns.find(({ title }) => title.toLowerCase() === column.toLowerCase());
  if (!source) return text.missing(column);
  const cell = cells.find(({ spreadsheet_column_id: id }) => id === source.id);
  const isEmpty = cell?.value === '' && cell.default_user_job === null;
  return isEmpty ? text.empty(source.title) : undefined;
}

interface ActsProps {
  readonly layer: LayerView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function Acts({ layer: { name }, isFirst, isLast, onEdit, onMove, onRemove }: ActsProps) {
  const shared = { kind: 'plain', size: 'small' } as const;
  return (
    <div className={styles.acts}>
      <Button
        {...shared}
        aria-label={text.up(name)}
        icon={<ArrowUp />}
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <Button
        {...shared}
        aria-label={text.down(name)}
        icon={<ArrowDown />}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
      <Button {...shared} aria-label={text.edit(name)} icon={<Pencil />} onPress={onEdit} />
      <Button {...shared} aria-label={text.remove(name)} icon={<Trash2 />} onPress={onRemove} />
    </div>
  );
}
