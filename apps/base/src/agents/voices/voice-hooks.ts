import { defineHook } from '@reelsheet/platform-hooks';

export const VoiceHooks = {
  deleted: defineHook<{ readonly agentId: number; readonly voiceId: string }>('voice.deleted'),
};
