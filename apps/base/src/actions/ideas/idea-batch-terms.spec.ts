import { describe, expect, it } from '@jest/globals';
import type { SheetContent } from '../../sheets/copies/sheet-plan.js';
import { sharesOf, versionOf } from './idea-batch-terms.js';
import type { StartedIdeaBatch } from './idea-batch-order.js';

const sheet = (value: string, prompt = 'About {{TOPIC}}'): SheetContent => ({
  columns: [
    { title: 'SCRIPT', type: 'text', role: 'text', description: '', cell: { value, attributes: { prompt } } } as never,
  ],
});

describe('the version of a vidsheet', () => {
  it('changes with settings and formulas, not with results', () => {
    const version = versionOf(sheet(''), undefined);
    expect(versionOf(sheet('A result'), undefined)).toBe(version);
    expect(versionOf(sheet('{{TOPIC}}'), undefined)).not.toBe(version);
    expect(versionOf(sheet('', 'Other'), undefined)).not.toBe(version);
  });
});

it('separates the ideas of a batch from the others', () => {
  const row = (ideaId: number, sheetId: number, batchId: number | null) => ({ ideaId, sheetId, rowId: 1, batchId });
  const rows = [row(1, 5, 9), row(2, 6, null), row(3, 5, 8), row(4, 5, null)];
  const started = { sheetId: 5, rows, withPlaceholders: [7], batch: { id: 9 } } as unknown as StartedIdeaBatch;
  expect(sharesOf(started)).toEqual({
    made: [1],
    leftOut: [
      { id: 2, reason: 'in_other_vidsheet' },
      { id: 3, reason: 'in_other_batch' },
      { id: 4, reason: 'already_made' },
      { id: 7, reason: 'has_placeholders' },
    ],
  });
});
