import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { JOB_STATUSES, type JobStatus } from '@reelsheet/platform-jobs';
import { invalid, VALIDATION_MESSAGES, prose, readCredits, toCredits, type Micro } from '@reelsheet/kernel';
import { Choice, Decimal, JsonText, Nested, Text, Whole } from '@reelsheet/platform-http';
import { FailedCode, MaxCredits } from '../../billing/prices/max-credits.js';
import { OUTPUT_TYPES } from '../../sheets/sheet/column-types.js';
import { ResultField, TranscriptView } from '../../sheets/sheet/sheet-view.dto.js';
import { GENERATION_TYPES } from './generation.js';
import { TranscriptionData } from './kinds/inputs/transcription-input.js';
import type { Output } from './generation.repository.js';
import type { GenerationWithOutputs } from './generation.service.js';

const USER_JOB = { optional: true, about: 'alternative to `data`; in a form, `user_job[data]`' } as const;

export class TranscriptionUserJob {
  @JsonText({ shape: () => TranscriptionData })
  data!: Record<string, unknown>;
}

/** The body may contain `data` at the top level or in `user_job`. */
export class TranscribeBody {
  @MaxCredits()
  max_credits?: number;

  @Nested(() => TranscriptionUserJob, USER_JOB)
  user_job?: TranscriptionUserJob;

  @JsonText({
    optional: true,
    shape: () => TranscriptionData,
    about: prose`required here or in \`user_job\`: exactly one of \`audio.value\`, \`video.value\` (addresses) and
      \`content_resource_id\`; \`trim\` is optional`,
  })
  data?: Record<string, unknown>;
}

export class UserJobBody {
  @JsonText()
  data!: Record<string, unknown>;
}

/** Documented by the bodies of each kind (`generation-bodies.dto.ts`). */
export class GenerateBody {
  @MaxCredits()
  max_credits?: number;

  @Nested(() => UserJobBody, USER_JOB)
  user_job?: UserJobBody;

  @Text({ max: 100 })
  generation_type!: string;

  @JsonText({ optional: true })
  data?: Record<string, unknown>;
}

export function toRequest(body: GenerateBody) {
  return { generationType: body.generation_type, data: toData(body), maxCost: toMaxCost(body) };
}

/** Throws 422 for more than six decimals. */
export function toMaxCost({ max_credits }: Pick<TranscribeBody, 'max_credits'>): Micro | undefined {
  return max_credits === undefined ? undefined : readCredits('max_credits', max_credits);
}

/** Throws 422 when the body has neither `data` nor `user_job.data`. */
export function toData({ data, user_job }: TranscribeBody): Record<string, unknown> {
  const given = data ?? user_job?.data;
  if (!given) throw invalid('data', VALIDATION_MESSAGES.required);
  return given;
}

export class AcceptedView {
  @Whole() generation_id!: number;
  @Choice(['pending']) status!: string;
}

export class OutputView {
  @Whole({ about: 'a content resource' }) id!: number;
  @Text() url!: string;
  @Text({ nullable: true }) thumbnail_url!: string | null;
  @Choice(OUTPUT_TYPES) object_type!: string;
  @Choice(['output']) type!: string;
}

@ApiExtraModels(TranscriptView)
export class GenerationView {
  @Whole() id!: number;
  @Choice(JOB_STATUSES) status!: JobStatus;
  @Choice(GENERATION_TYPES) user_job_type!: string;
  @Text({ about: 'name in the catalogue' }) model!: string;

  @ResultField() result!: unknown;
  @Text({ nullable: true }) failed_reason!: string | null;
  @FailedCode() failed_code!: string | null;
  @ApiProperty({ type: [OutputView] }) output_resources!: OutputView[];
  @Decimal({ about: 'credits; 0 until it is completed' }) execution_cost!: number;
  @Decimal({ min: 0, max: 1 }) progress!: number;
  @Text({ format: 'date-time' }) created_at!: string;
}

/** A generation in the event stream. */
export class GenerationProgressView extends GenerationView {
  @Text({
    nullable: true,
    about: prose`what a model has written so far, several times a second; null when nothing was received yet, and once
      the generation has ended: only \`result\` is the result`,
  })
  text_so_far!: string | null;
}

export function toProgress(generation: GenerationWithOutputs, soFar: string): GenerationProgressView {
  return { ...toGeneration(generation), text_so_far: generation.status === 'processing' && soFar ? soFar : null };
}

export function toAccepted(generationId: number): AcceptedView {
  return { generation_id: generationId, status: 'pending' };
}

export function toGeneration(generation: GenerationWithOutputs): GenerationView {
  return {
    id: generation.id,
    status: generation.status,
    user_job_type: generation.userJobType,
    model: generation.model,
    result: generation.result ?? null,
    failed_reason: generation.failedReason,
    failed_code: generation.failedCode,
    output_resources: generation.outputs.map(toOutput),
    execution_cost: toCredits(generation.cost ?? 0),
    progress: generation.progress,
    created_at: generation.createdAt.toISOString(),
  };
}

function toOutput({ id, url, thumbnailUrl, objectType }: Output): OutputView {
  return { id, url, thumbnail_url: thumbnailUrl, object_type: objectType, type: 'output' };
}
