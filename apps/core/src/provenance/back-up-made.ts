import { taskKind } from '@reelsheet/platform-jobs';
import type { SourceEvent } from './backup.js';

/** Content that an agent made, uploaded or published: files known to base, or addresses of videos. */
export interface NewContent {
  readonly agentId: number;
  readonly organizationId: number;
  readonly sourceEvent: SourceEvent;
  readonly contentResourceId?: number;
  readonly generationId?: number;
  readonly postId?: number;
  readonly videos?: readonly string[];
}

/** Backs up new content if the agent's profile asks for it. */
export const backUpContent = taskKind<NewContent>('back_up_made');
