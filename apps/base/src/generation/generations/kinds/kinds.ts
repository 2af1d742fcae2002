import { Injectable } from '@nestjs/common';
import { invalid, withFieldPrefix } from '@reelsheet/kernel';
import { readInput } from '@reelsheet/platform-http';
import type { GenerationType } from '../generation.js';
import { AudioKind } from './audio.kind.js';
import { ImageKind } from './image.kind.js';
import { GenerationKind } from './generation.kind.js';
import { TextKind } from './text.kind.js';
import { TranscriptionKind } from './transcription.kind.js';
import { VideoKind } from './video.kind.js';
import { VoicePreviewKind } from './voice-preview.kind.js';

export const KINDS = [TextKind, ImageKind, VideoKind, AudioKind, TranscriptionKind, VoicePreviewKind] as const;

/** All kinds of generations. A new kind is a class that is listed here. */
@Injectable()
export class GenerationKinds {
  private readonly all: readonly GenerationKind[];

  constructor(
    text: TextKind,
    image: ImageKind,
    video: VideoKind,
    audio: AudioKind,
    transcription: TranscriptionKind,
    preview: VoicePreviewKind,
  ) {
    this.all = [text, image, video, audio, transcription, preview];
  }

  /** Returns the kind by a wire name. Throws 422 `validation_error`. */
  named(generationType: string): GenerationKind {
    const kind = this.all.find(({ names }) => names.includes(generationType));
    if (!kind) throw invalid('generation_type', `must be one of ${this.all.flatMap(({ names }) => names).join(', ')}`);
    return kind;
  }

  of(type: GenerationType): GenerationKind {
    return this.all.find((kind) => kind.type === type)!;
  }
}

/** Returns `data` as an instance of the kind's data class. Throws 422 that names `data.<field>`. */
export function readData<D extends object>({ data: shape }: GenerationKind<D>, data: object): D {
  return withFieldPrefix('data', () => readInput(shape, data));
}
