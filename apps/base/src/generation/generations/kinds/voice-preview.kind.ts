import { Injectable } from '@nestjs/common';
import { AudioKind } from './audio.kind.js';

/** Speech that lets a voice be heard; ordered by the voice's own endpoint alone, so that no cell is filled with it. */
@Injectable()
export class VoicePreviewKind extends AudioKind {
  override readonly type = 'voice_preview';
  override readonly names: readonly string[] = [];
}
