import { Injectable } from '@nestjs/common';
import { AudioKind } from './audio.kind.js';

/** Speech that previews a voice. It has no `generation_type`: only the voice's own endpoint orders it, never a cell. */
@Injectable()
export class VoicePreviewKind extends AudioKind {
  override readonly type = 'voice_preview';
  override readonly names: readonly string[] = [];
}
