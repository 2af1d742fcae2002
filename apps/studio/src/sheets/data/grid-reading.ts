import type {
  CellFileView,
  CellGenerationView,
  CellView,
  ColumnView,
  FinalVideoView,
  GridCellView,
  GridGenerationView,
  GridRowView,
} from '@reelsheet/client';
import type { CellGeneration, GridCell, GridColumn, GridRow } from './sheet-data.js';

/** Returns what the grid displays of a column. */
export function columnOf({ id, title, type, column_role, additional_attributes }: ColumnView): GridColumn {
  return { id, title, type, role: column_role, attributes: additional_attributes };
}

/** Returns a row of the grid route, with its cells in the order of the columns. */
export function rowOf({ id, spreadsheet_cells }: GridRowView, columns: readonly GridColumn[]): GridRow {
  return { id, cells: aligned(spreadsheet_cells, columns, gridCell) };
}

/** Returns cells in the order of the columns, as the server sends them unless somebody has just moved a column. */
export function aligned<View extends { readonly spreadsheet_column_id: number }>(
  views: readonly View[],
  columns: readonly GridColumn[],
  convert: (view: View) => GridCell,
): (GridCell | undefined)[] {
  const isAligned =
    views.length === columns.length && views.every((v, i) => v.spreadsheet_column_id === columns[i]?.id);
  if (isAligned) return views.map(convert);
  const byColumn = new Map(views.map((view) => [view.spreadsheet_column_id, view]));
  return columns.map(({ id }) => {
    const view = byColumn.get(id);
    return view && convert(view);
  });
}

function gridCell({ id, value, default_user_job, latest_user_job, layers, final_video, file }: GridCellView): GridCell {
  if (final_video) return cellWith(id, value, { ...videoOf(final_video), layers });
  const selected = default_user_job && gridGeneration(default_user_job);
  const latest = latest_user_job && latest_user_job.id !== selected?.id ? gridGeneration(latest_user_job) : undefined;
  return cellWith(id, value, { selected, latest, layers, file });
}

function gridGeneration(view: GridGenerationView): CellGeneration {
  return {
    id: view.id,
    status: view.status,
    progress: view.progress,
    ...(view.failed_reason && { failedReason: view.failed_reason }),
    ...(view.object_type && { objectType: view.object_type }),
    ...(view.preview_url && { previewUrl: view.preview_url }),
  };
}

/** Returns what the grid displays of a cell that was read as a whole. */
export function cellOf(view: CellView): GridCell {
  const { id, value, default_user_job, user_jobs, video_layers, final_video, file } = view;
  if (final_video) return cellWith(id, value, { ...videoOf(final_video), layers: video_layers.length });
  const selected = default_user_job ? generationOf(default_user_job) : undefined;
  const newest = newestOf(user_jobs);
  const latest = newest && newest.id !== selected?.id ? generationOf(newest) : undefined;
  return cellWith(id, value, { selected, latest, layers: video_layers.length, file });
}

/** Returns the final video of a cell, and its newest render if that is another one. */
function videoOf({ latest, file }: FinalVideoView): { selected?: CellGeneration; latest?: CellGeneration } {
  const selected = file && {
    id: -file.render_job_id,
    status: 'completed' as const,
    progress: 1,
    objectType: 'video' as const,
    ...(file.thumbnail_url && { previewUrl: file.thumbnail_url }),
  };
  if (latest.render_job_id === file?.render_job_id) return { selected: selected! };
  const newest = {
    id: -latest.render_job_id,
    status: latest.status,
    progress: 0,
    ...(latest.failed_reason && { failedReason: latest.failed_reason }),
  };
  return { ...(selected && { selected }), latest: newest };
}

function newestOf(generations: readonly CellGenerationView[]): CellGenerationView | undefined {
  return generations.reduce<CellGenerationView | undefined>((a, b) => (a && a.id > b.id ? a : b), undefined);
}

/** Returns what the grid displays of a generation. */
export function generationOf(view: CellGenerationView): CellGeneration {
  const output = view.output_resources[0];
  return {
    id: view.id,
    status: view.status,
    progress: view.progress,
    ...(view.failed_reason && { failedReason: view.failed_reason }),
    ...(output && { objectType: output.object_type, previewUrl: output.thumbnail_url ?? output.url }),
  };
}

interface CellFacts {
  readonly selected?: CellGeneration | undefined;
  readonly latest?: CellGeneration | undefined;
  readonly layers?: number | undefined;
  readonly file?: CellFileView | undefined;
}

const fileOf = ({ object_type: objectType, preview_url: previewUrl }: CellFileView) => ({
  file: { objectType, previewUrl },
});

/** Leaves absent fields out, which saves memory in sheets with 200,000 cells. */
function cellWith(id: number, value: string, { selected, latest, layers = 0, file }: CellFacts): GridCell {
  if (!selected && !latest && !file) return { id, value, layers };
  return { id, value, layers, ...(selected && { selected }), ...(latest && { latest }), ...(file && fileOf(file)) };
}
