import type { ImportPreviewView, ImportView } from '@reelsheet/client';
import { Button } from '../../design/components/controls/button.js';
import { importStrings as strings } from '../../strings/import-en.js';
import { ChoiceField } from '../controls/choice-field.js';
import type { GridColumn } from '../data/sheet-data.js';
import type { ReadImport } from './read-import.js';
import { matchable, newTitlesOf, withTarget, type Mapping, type ImportTarget } from './import-mapping.js';
import styles from './import.module.css';

interface ReviewProps {
  readonly columns: readonly GridColumn[];
  readonly read: ReadImport;
  readonly isBusy: boolean;
  readonly onChange: (mapping: Mapping, match: string | undefined) => void;
  readonly onBack: () => void;
  readonly onWrite: () => void;
}

/** Chooses the columns of an import, and shows what it would add, change and reject. */
export function ImportReview({ columns, read, isBusy, onChange, onBack, onWrite }: ReviewProps) {
  const { mapping, match, answer } = read;
  const preview = answer.preview!;
  const created = newTitlesOf(mapping);
  const isNothing = answer.created === 0 && preview.changed_cells === 0;
  return (
    <>
      <MappingFields columns={columns} mapping={mapping} match={match} onChange={onChange} />
      <div className={styles.result} aria-busy={isBusy}>
        <Summary answer={answer} preview={preview} />
        {created.length > 0 ? <p className={styles.hint}>{strings.newColumns(created)}</p> : null}
        <Changes preview={preview} columns={columns} />
        <Additions answer={answer} preview={preview} columns={columns} />
        <RejectedLines answer={answer} />
      </div>
      <div className={styles.buttons}>
        <Button kind="plain" onPress={onBack}>
          {strings.another}
        </Button>
        <Button kind="primary" isDisabled={isNothing && created.length === 0} isPending={isBusy} onPress={onWrite}>
          {isNothing ? strings.nothing : strings.write(answer.created, preview.changed_cells)}
        </Button>
      </div>
    </>
  );
}

type MappingProps = Pick<ReviewProps, 'columns' | 'onChange'> & Pick<ReadImport, 'mapping' | 'match'>;

function MappingFields({ columns, mapping, match, onChange }: MappingProps) {
  const targets = [
    { value: 'ignore', label: strings.ignore },
    { value: 'new', label: strings.newColumn },
    ...columns.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  const change = (title: string, value: string) => {
    const target: ImportTarget = value === 'ignore' || value === 'new' ? value : Number(value);
    const next = withTarget(mapping, title, target);
    const isMatched = matchable(columns, next).some((column) => column.title === match);
    onChange(next, isMatched ? match : undefined);
  };
  const keys = matchable(columns, mapping).map(({ title }) => ({ value: title, label: title }));
  return (
    <fieldset className={styles.mapping}>
      <legend className={styles.legend}>{strings.columns}</legend>
      <ul className={styles.targets}>
        {[...mapping].map(([title, target]) => (
          <li key={title} className={styles.target}>
            <span className={styles.fileTitle}>{title || strings.untitled}</span>
            <span aria-hidden>→</span>
            <ChoiceField
              label={strings.target(title)}
              value={String(target)}
              options={targets}
              onChange={(value) => change(title, value)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.target}>
        <span className={styles.fileTitle}>{strings.match}</span>
        <ChoiceField
          label={strings.match}
          value={match ?? ''}
          options={[{ value: '', label: strings.matchNone }, ...keys]}
          onChange={(value) => onChange(mapping, value || undefined)}
        />
      </div>
    </fieldset>
  );
}

interface AnswerProps {
  readonly answer: ImportView;
  readonly preview: ImportPreviewView;
}

function Summary({ answer, preview }: AnswerProps) {
  const { created, updated, errors, errors_truncated: isMore } = answer;
  const unchanged = updated - preview.changed_rows;
  return (
    <>
      <p className={styles.summary} role="status">
        <span data-kind="added">{strings.addedRows(created)}</span>
        <span data-kind="changed">{strings.changedCells(preview.changed_cells, preview.changed_rows)}</span>
        <span data-kind="refused">{strings.rejectedLines(errors.length, isMore)}</span>
      </p>
      {unchanged > 0 ? <p className={styles.hint}>{strings.unchanged(unchanged)}</p> : null}
    </>
  );
}

/** Maximum number of lines of each list; further ones are counted. */
const MAX_LISTED = 100;

function titleOf(columns: readonly GridColumn[], id: number): string {
  return columns.find((column) => column.id === id)?.title ?? '';
}

function Value({ text }: { readonly text: string }) {
  return text === '' ? <em className={styles.hint}>{strings.empty}</em> : <>{text}</>;
}

interface ListProps {
  readonly preview: ImportPreviewView;
  readonly columns: readonly GridColumn[];
}

function Changes({ preview: { changes, changed_cells: count }, columns }: ListProps) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{strings.changed}</h3>
      {count > MAX_LISTED ? <p className={styles.hint}>{strings.first(MAX_LISTED)}</p> : null}
      <table className={styles.table}>
        <thead>
          <tr>
            {[strings.row, strings.column, strings.before, strings.after].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MAX_LISTED).map(({ cell_id, row, column_id, before, after }) => (
            <tr key={cell_id}>
              <td>{row}</td>
              <td>{titleOf(columns, column_id)}</td>
              <td className={styles.before}>
                <Value text={before} />
              </td>
              <td className={styles.after}>
                <Value text={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Additions({ answer, preview: { added }, columns }: ListProps & { readonly answer: ImportView }) {
  if (added.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{strings.added}</h3>
      {answer.created > MAX_LISTED ? <p className={styles.hint}>{strings.first(MAX_LISTED)}</p> : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{strings.row}</th>
            <th scope="col">{strings.values}</th>
          </tr>
        </thead>
        <tbody>
          {added.slice(0, MAX_LISTED).map(({ row, cells }) => (
            <tr key={row}>
              <td>{row}</td>
              <td className={styles.after}>
                {cells.map(({ column_id, value }) => (
                  <span key={column_id} className={styles.cell}>
                    <span className={styles.cellTitle}>{titleOf(columns, column_id)}</span> {value}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RejectedLines({ answer: { errors, errors_truncated: isMore } }: { readonly answer: ImportView }) {
  if (errors.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{strings.refused}</h3>
      {isMore || errors.length > MAX_LISTED ? <p className={styles.hint}>{strings.first(MAX_LISTED)}</p> : null}
      <table className={styles.table}>
        <thead>
          <tr>
            {[strings.row, strings.column, strings.reason].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, MAX_LISTED).map(({ row, column, error }, index) => (
            <tr key={index}>
              <td>{strings.line(row)}</td>
              <td>{column ?? ''}</td>
              <td>{error}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
