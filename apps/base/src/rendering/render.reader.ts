import { Injectable } from '@nestjs/common';
import type { Document } from '@reelsheet/composition';
import {
  bigint,
  Database,
  json,
  nullable,
  row,
  rowOf,
  text,
  timestamp,
  type RowOf,
} from '@reelsheet/platform-database';
import { joinResource } from '../assets/content-resources/content-resource.sql.js';
import type { RenderHashes } from './cell-renders/render-hashes.js';
import { RenderJobEntity } from './render-job.entity.js';

const Cell = rowOf(RenderJobEntity, 'cellId');
const Latest = row({
  cellId: bigint(),
  /** The latest completed render; null when there is none. */
  id: nullable(bigint()),
  input: nullable(json<Document>()),
  madeOf: nullable(json<RenderHashes>()),
  /** The error of the latest render that ended by itself, when that failed. */
  error: nullable(text()),
  /** The time at which the latest render was ordered. */
  orderedAt: timestamp(),
});
export type LatestRender = RowOf<typeof Latest>;
const Video = rowOf(RenderJobEntity, 'cellId', 'contentResourceId');
const VideoFile = Video.with({ url: text(), thumbnailUrl: nullable(text()) });
export type RenderedFile = RowOf<typeof VideoFile>;

/** Reads finished renders for other domains. */
@Injectable()
export class RenderReader {
  constructor(private readonly db: Database) {}

  /** Returns the cells that the given content resources are renders of. */
  async cellsOf(resourceIds: readonly number[]): Promise<number[]> {
    if (resourceIds.length === 0) return [];
    const rows = await this.db.rows(
      Cell,
      `SELECT DISTINCT cell_id FROM render_job WHERE content_resource_id = ANY ($1::bigint[])`,
      [resourceIds],
    );
    return rows.map(({ cellId }) => cellId);
  }

  /** Returns the latest final render of each cell that completed or failed, by the cell's id; drafts do not count. */
  async latestOf(cellIds: readonly number[]): Promise<Map<number, LatestRender>> {
    const rows = await this.db.rows(
      Latest,
      `SELECT latest.cell_id, made.id, made.input, made.made_of,
         CASE WHEN latest.status = 'failed' THEN coalesce(latest.failed_reason, 'Its render failed') END AS error,
         latest.created_at AS ordered_at
       FROM unnest($1::bigint[]) AS requested (id) CROSS JOIN LATERAL (
         SELECT cell_id, status, failed_reason, created_at FROM render_job
         WHERE cell_id = requested.id AND NOT preview AND status IN ('completed', 'failed') ORDER BY id DESC LIMIT 1
       ) AS latest LEFT JOIN LATERAL (
         SELECT id, input, made_of FROM render_job
         WHERE cell_id = requested.id AND NOT preview AND status = 'completed' ORDER BY id DESC LIMIT 1
       ) AS made ON true`,
      [cellIds],
    );
    return new Map(rows.map((found) => [found.cellId, found]));
  }

  /** Returns the content resource of each cell's latest completed render, by the cell's id; drafts do not count. */
  async latestVideos(cellIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.db.rows(
      Video,
      `SELECT DISTINCT ON (cell_id) cell_id, content_resource_id FROM render_job
       WHERE cell_id = ANY ($1::bigint[]) AND status = 'completed' AND NOT preview AND content_resource_id IS NOT NULL
       ORDER BY cell_id, id DESC`,
      [cellIds],
    );
    return new Map(rows.map(({ cellId, contentResourceId }) => [cellId, contentResourceId!]));
  }

  /** Returns the file of each cell's latest completed render that is not deleted; drafts do not count. */
  async latestFiles(cellIds: readonly number[]): Promise<RenderedFile[]> {
    return this.db.rows(
      VideoFile,
      `SELECT cell.id AS cell_id, video.* FROM unnest($1::bigint[]) AS cell (id)
       CROSS JOIN LATERAL (
         SELECT content_resource_id, url, thumbnail_url FROM render_job AS job ${joinResource('content_resource_id')}
         WHERE cell_id = cell.id AND status = 'completed' AND NOT preview ORDER BY job.id DESC LIMIT 1
       ) AS video`,
      [cellIds],
    );
  }
}
