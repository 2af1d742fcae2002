import { defineError } from '@reelsheet/kernel';

export const MediaErrors = {
  unreadableSource: defineError({ code: 'unreadable_source', status: 422, message: 'A source cannot be read' }),
} as const;
