import { ApiError, dataOf, type GridView, type LiveEventView, type ServiceClient } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import { useEffect } from 'react';
import { LoadFailed } from '../app/error-pages.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { Page } from '../design/components/layout/page.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { strings } from '../strings/en.js';
import styles from './sheet-page.module.css';

const text = strings.sheets;
/** Rows that are shown. */
const MAX_ROWS = 200;

interface SheetPageProps {
  readonly sheetId: number;
  readonly agentId: number | string;
  readonly client: ServiceClient<'base'>;
  readonly live: { subscribe(listener: (event: LiveEventView) => void): () => void };
  /** Id of the user, by which what is stored in the browser is kept apart. */
  readonly owner: string;
}

/** The page of one sheet, for reading. */
export function SheetPage({ sheetId, agentId, client, live, owner }: SheetPageProps) {
  const queries = useQueryClient();
  const queryKey = ['sheet-page', owner, sheetId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () =>
      dataOf(client.sheets.grid.get({ path: { id: sheetId }, query: { agent_id: agentId, rows_limit: MAX_ROWS } })),
  });
  useEffect(
    () =>
      live.subscribe((event) => {
        if (event.sheet_id === sheetId) void queries.invalidateQueries({ queryKey: ['sheet-page', owner, sheetId] });
      }),
    [live, owner, queries, sheetId],
  );
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState icon={<Table2 />} title={text.notFound} hint={text.notFoundHint} />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={data?.title ?? text.title} isFull>
      {!data && <SkeletonRows rows={8} />}
      {data?.spreadsheet_columns.length === 0 && (
        <EmptyState icon={<Table2 />} title={text.noColumns} hint={text.noColumnsHint} />
      )}
      {data && data.spreadsheet_columns.length > 0 && <SheetCells sheet={data} />}
    </Page>
  );
}

const SheetCells = ({ sheet }: { readonly sheet: GridView }) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={sheet.title}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.row}</th>
          {sheet.spreadsheet_columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.spreadsheet_rows.map((row, index) => (
          <tr key={row.id}>
            <th scope="row">{index + 1}</th>
            {row.spreadsheet_cells.map((cell) => (
              <td key={cell.id}>{cell.value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
