import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { JOB_STATUSES, type JobStatus } from '@reelsheet/platform-jobs';
import { toCredits } from '@reelsheet/kernel';
import { Choice, Decimal, JsonText, Text, Whole } from '@reelsheet/platform-http';
import { ResultField, TranscriptView } from '../../sheets/sheet/sheet-view.dto.js';
import { GENERATION_TYPES } from './generation.js';
import type { Output } from './generation.repository.js';
import type { GenerationWithOutputs } from './generation.service.js';

export class TranscribeBody {
  @JsonText({
    about: 'exactly one of `audio.value`, `video.value` (addresses) and `content_resource_id`; `trim` may be added',
  })
  data!: Record<string, unknown>;
}

export class GenerateBody {
  @Text({
    max: 100,
    about: 'text, image_from_text, video_from_text, audio_generation, transcription, or the `user_job_type` of one',
    example: 'text',
  })
  generation_type!: string;

  @JsonText({
    about: 'what its type takes: see the schemas TextData, ImageData, VideoData, AudioData and TranscriptionData',
  })
  data!: Record<string, unknown>;
}

export class AcceptedView {
  @Whole() generation_id!: number;
  @Choice(['pending']) status!: string;
}

export class OutputView {
  @Whole({ about: 'a content resource' }) id!: number;
  @Text() url!: string;
  @Text({ nullable: true }) thumbnail_url!: string | null;
  @Choice(['video', 'image', 'audio']) object_type!: string;
  @Choice(['output']) type!: string;
}

@ApiExtraModels(TranscriptView)
export class GenerationView {
  @Whole() id!: number;
  @Choice(JOB_STATUSES) status!: JobStatus;
  @Choice(GENERATION_TYPES) user_job_type!: string;
  @Text({ about: 'of the catalogue' }) model!: string;

  @ResultField() result!: unknown;
  @Text({ nullable: true }) failed_reason!: string | null;
  @ApiProperty({ type: [OutputView] }) output_resources!: OutputView[];
  @Decimal({ about: 'credits; 0 until it is completed' }) execution_cost!: number;
  @Decimal({ min: 0, max: 1 }) progress!: number;
  @Text({ format: 'date-time' }) created_at!: string;
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
    output_resources: generation.outputs.map(toOutput),
    execution_cost: toCredits(generation.cost ?? 0),
    progress: generation.progress,
    created_at: generation.createdAt.toISOString(),
  };
}

function toOutput({ id, url, thumbnailUrl, objectType }: Output): OutputView {
  return { id, url, thumbnail_url: thumbnailUrl, object_type: objectType, type: 'output' };
}
