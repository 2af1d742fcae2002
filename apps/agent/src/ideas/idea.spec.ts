import { describe, expect, it } from '@jest/globals';
import { isIdeaStatus, nextStatus } from './idea.js';

describe('nextStatus', () => {
  it.each([
    ['generated', 'approve_to_create'],
    ['approve_to_create', 'ready_for_review'],
    ['ready_for_review', 'approved_to_post'],
    ['approved_to_post', 'posted'],
    ['posted', null],
    ['change_idea', 'generated'],
    ['change_video', 'generated'],
    ['rejected', 'generated'],
  ] as const)('cycles from %s to %s', (status, next) => {
    expect(nextStatus(status)).toBe(next);
  });

  it.each(['archived', 'Generated', '', 'constructor', 7])('knows no status %j', (value) => {
    expect(isIdeaStatus(value)).toBe(false);
  });
});
