import { defineError, DomainError } from '@reelsheet/kernel';

export const MediaErrors = {
  unreadableSource: defineError({ code: 'unreadable_source', status: 422, message: 'A source cannot be read' }),
} as const;

/** 422 `unreadable_source`: the bytes are not the expected media. */
export class UnreadableMedia extends DomainError {
  constructor(message: string, cause?: unknown) {
    super(MediaErrors.unreadableSource, message, undefined, { cause });
  }
}
