import { prose, toCredits } from '@reelsheet/kernel';
import { hasEnded, JOB_STATUSES, type JobStatus } from '@reelsheet/platform-jobs';
import { Anything, Choice, Decimal, Flag, Nested, Text, Whole } from '@reelsheet/platform-http';
import { FailedCode, MaxCredits } from '../billing/prices/max-credits.js';
import type { RenderRecord } from './render-job.repository.js';
import type { RenderDownload } from './render-job.service.js';

export class RenderJobFields {
  @Whole({ min: 1, about: 'the engine' })
  project_id!: number;

  @Whole({ min: 1, about: 'the cell' })
  container_id!: number;

  @Choice(['SpreadsheetCell'])
  container_type!: string;

  @Anything(
    { type: String },
    {
      optional: true,
      about: "a render document as JSON (`GET /render_jobs/schema`); empty or `{}` composes the cell's own layers",
    },
  )
  input?: unknown;

  @Flag({
    optional: true,
    default: false,
    about: prose`
      a draft with half the size and half the frame rate in the same layout, rendered in a fraction of the time for a
      quarter of the price`,
  })
  preview: boolean = false;

  @MaxCredits()
  max_credits?: number;
}

export class OrderRenderBody {
  @Nested(() => RenderJobFields)
  job!: RenderJobFields;
}

export class RenderJobQuery {
  @Whole({ optional: true, min: 1, about: "all of the agent's sheets where absent" })
  project_id?: number;

  @Whole({ optional: true, min: 1, about: 'only videos of this cell' })
  container_id?: number;

  @Whole({ optional: true, max: 1_000_000, default: 0, about: 'from 0, 20 a page' })
  page: number = 0;
}

export class OrderedView {
  @Whole() job_id!: number;
}

export class RenderJobView {
  @Whole() id!: number;
  @Choice(JOB_STATUSES) status!: JobStatus;
  @Decimal({ min: 0, max: 1 }) progress!: number;
  @Flag({ about: 'a draft of half the size' }) preview!: boolean;
  @Whole() project_id!: number;
  @Whole() container_id!: number;
  @Whole({ nullable: true, about: 'set when completed' }) content_resource_id!: number | null;
  @Text({ nullable: true, about: 'readable without credentials' }) url!: string | null;
  @Text({ nullable: true, about: 'set when completed; for a preview as soon as its first picture is rendered' })
  thumbnail_url!: string | null;
  @Text({ nullable: true }) failed_reason!: string | null;
  @FailedCode() failed_code!: string | null;
  @Decimal({ about: 'credits; 0 until completed, and for a reused video' })
  execution_cost!: number;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class DownloadView {
  @Text({ about: 'readable without credentials' }) url!: string;
  @Text({ about: 'a name for the file' }) filename!: string;
}

export const toDownload = ({ url, fileName }: RenderDownload): DownloadView => ({ url, filename: fileName });

export function toRenderJob(job: RenderRecord): RenderJobView {
  return {
    id: job.id,
    status: job.status,
    progress: job.progress,
    preview: job.preview,
    project_id: job.sheetId,
    container_id: job.cellId,
    content_resource_id: job.contentResourceId,
    url: job.url,
    thumbnail_url: job.thumbnailUrl ?? (hasEnded(job.status) ? null : job.posterUrl),
    failed_reason: job.failedReason,
    failed_code: job.failedCode,
    execution_cost: toCredits(job.cost ?? 0),
    created_at: job.createdAt.toISOString(),
  };
}
