import { taskKind } from '@reelsheet/platform-jobs';
import type { SourceEvent } from './backup.js';

/** Something that an agent made, brought or published: files that base knows, or addresses of videos. */
export interface Made {
  readonly agentId: number;
  readonly organizationId: number;
  readonly sourceEvent: SourceEvent;
  readonly contentResourceId?: number;
  readonly generationId?: number;
  readonly postId?: number;
  readonly videos?: readonly string[];
}

/** Backs up what was made, where the agent's profile asks for that. */
export const backUpMade = taskKind<Made>('back_up_made');
