import type { CellGenerationView, CellView } from '@reelsheet/client';
import { Button } from '../../design/components/controls/button.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import { generationOf } from '../data/grid-reading.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { stateOf } from '../grid/cell-display.js';
import { labelOf } from '../grid/state-label.js';
import styles from './cell-panel.module.css';

const text = strings.cell;

interface CellVersionsProps {
  readonly session: SheetSession;
  readonly cell: CellView;
}

/** The generations of a cell, newest first; another one can be chosen, and one under way stopped. */
export function CellVersions({ session, cell }: CellVersionsProps) {
  const versions = [...cell.user_jobs].sort((a, b) => b.id - a.id);
  if (versions.length === 0) return <p className={styles.hint}>{text.noHistory}</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((version) => (
        <Version key={version.id} session={session} cell={cell} version={version} />
      ))}
    </ol>
  );
}

interface VersionProps extends CellVersionsProps {
  readonly version: CellGenerationView;
}

function Version({ session, cell, version }: VersionProps) {
  const live = useObservable(session.follower.progress).get(version.id);
  const state = stateOf({ id: cell.id, value: '', layers: 0, selected: generationOf(version) }, undefined, live);
  const isShown = cell.default_user_job?.id === version.id;
  const [output] = version.output_resources;
  const isOpen = version.status === 'pending' || version.status === 'processing';
  const again = () => session.row.read(cell.spreadsheet_row_id);
  const act = (run: () => Promise<unknown>) => void run().then(again).catch(session.report);
  const choose = () => session.structure.changeCell('version', () => session.api.selectGeneration(cell.id, version.id));
  return (
    <li className={styles.version} data-shown={isShown || undefined}>
      {output?.object_type === 'image' || output?.object_type === 'video' ? (
        <img className={styles.small} src={output.thumbnail_url ?? output.url} alt="" loading="lazy" />
      ) : null}
      <div className={styles.about}>
        <p className={styles.result}>{resultOf(version) ?? (state ? labelOf(state) : version.model)}</p>
        <p className={styles.hint}>
          {new Date(version.created_at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
          {version.model} · {text.cost(version.execution_cost)}
        </p>
      </div>
      {isShown ? <span className={styles.current}>{text.current}</span> : null}
      {isOpen ? (
        <Button size="small" onPress={() => act(() => session.row.stop(version.id))}>
          {text.stop}
        </Button>
      ) : null}
      {version.status === 'stopped' ? (
        <Button size="small" onPress={() => act(() => session.row.continue(version.id))}>
          {text.resume}
        </Button>
      ) : null}
      {version.status === 'completed' && !isShown ? (
        <Button size="small" onPress={() => act(choose)}>
          {text.choose}
        </Button>
      ) : null}
    </li>
  );
}

/** Returns the text that a generation has made, if it made one. */
function resultOf({ result }: CellGenerationView): string | undefined {
  if (result === null) return undefined;
  return typeof result === 'string' ? result : result.full_text;
}
