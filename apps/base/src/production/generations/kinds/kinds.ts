import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { RequestValidation } from '@reelsheet/platform-http';
import type { GenerationType } from '../generation.js';
import { AudioKind } from './audio.kind.js';
import { ImageKind } from './image.kind.js';
import { GenerationKind } from './kind.js';
import { TextKind } from './text.kind.js';
import { TranscriptionKind } from './transcription.kind.js';
import { VideoKind } from './video.kind.js';

export const KINDS = [TextKind, ImageKind, VideoKind, AudioKind, TranscriptionKind] as const;

/** Every kind of generation. A new one is a class and its place here. */
@Injectable()
export class GenerationKinds {
  private readonly all: readonly GenerationKind[];

  constructor(text: TextKind, image: ImageKind, video: VideoKind, audio: AudioKind, transcription: TranscriptionKind) {
    this.all = [text, image, video, audio, transcription] as unknown as GenerationKind[];
  }

  /** By one of its wire names. Throws 422 `validation_error`. */
  named(generationType: string): GenerationKind {
    const kind = this.all.find(({ names }) => names.includes(generationType));
    if (!kind) throw invalid('generation_type', `must be one of ${this.all.flatMap(({ names }) => names).join(', ')}`);
    return kind;
  }

  of(type: GenerationType): GenerationKind {
    return this.all.find((kind) => kind.type === type)!;
  }
}

const validation = new RequestValidation();

/** `data` in the shape that its kind takes. Throws 422 that names `data.<field>`. */
export async function readData<D extends object>({ data: shape }: GenerationKind<D>, data: object): Promise<D> {
  try {
    return (await validation.transform(data, { type: 'body', metatype: shape })) as D;
  } catch (error) {
    throw error instanceof DomainError ? new DomainError(CommonErrors.validation, `data.${error.message}`) : error;
  }
}
