import { JOB_STATUSES, type JobStatus } from '@reelsheet/platform-jobs';
import { Choice, ListOf, Name, Text, Whole } from '@reelsheet/platform-http';
import type { GenerationWithOutputs } from '../generations/generation.service.js';

export class PreviewBody {
  @Name({ max: 5_000, about: 'the text to speak' })
  text!: string;
}

export class OrderedPreviewView {
  @Whole({ about: 'for `GET …/voice/preview/{job_id}`; also the id of a generation' }) user_job_id!: number;
}

export class PreviewOutputView {
  @Whole({ about: 'a content resource' }) id!: number;
  @Choice(['audio']) type!: string;
  @Text() file_url!: string;
}

export class PreviewView {
  @Whole() id!: number;
  @Choice(JOB_STATUSES) status!: JobStatus;
  @Choice(['voice_preview']) user_job_type!: string;
  @ListOf(() => PreviewOutputView) output_resources!: PreviewOutputView[];
  @Text({ nullable: true }) failed_reason!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

export function toPreview(generation: GenerationWithOutputs): PreviewView {
  return {
    id: generation.id,
    status: generation.status,
    user_job_type: generation.userJobType,
    output_resources: generation.outputs.map(({ id, url, objectType }) => ({ id, type: objectType, file_url: url })),
    failed_reason: generation.failedReason,
    created_at: generation.createdAt.toISOString(),
  };
}
