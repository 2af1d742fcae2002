import { describe, expect, it } from '@jest/globals';
import { commentMeasurements, fragmentReason } from './comments.js';
import { Repository } from '../repository.js';

describe('a comment is a fragment when it', () => {
  it.each([
    ['Whether the key is valid.', 'begins with "Whether"'],
    ['Of which it is a render; null where it is none.', 'begins with "Of"'],
    ['As it is.', 'begins with "As"'],
    ['So that nobody waits.', 'begins with "So that"'],
    ['It is closed twice.', 'begins with "It"'],
    ['False where it was deleted.', 'begins with "False where"'],
    ['waits for the vendor.', 'begins in lower case'],
    ['Maximum number of rows', 'does not end with a full stop'],
  ])('says "%s"', (comment, reason) => {
    expect(fragmentReason(comment)).toBe(reason);
  });
});

describe('a comment is complete when it', () => {
  it.each([
    'Current signing key first; older keys only verify.',
    'Maximum number of rows.',
    'Returns whether the key is valid.',
    'Deletes expired tokens.\n@throws NotFound when there is none',
    '`<thing>:<id>`, for example `agent:12`.',
    'base.events.ts lists the names.',
    'ffmpeg-4 is enough.',
    'The offsets, as in `a`',
    'https://example.com/specification',
    'Itemized costs.',
    'Examples:',
  ])('says "%s"', (comment) => {
    expect(fragmentReason(comment)).toBeUndefined();
  });

  it.each(['eslint-disable-next-line no-console', '@ts-expect-error wrong on purpose', 'prettier-ignore', '1', ''])(
    'is a directive or has no content: "%s"',
    (comment) => {
      expect(fragmentReason(comment)).toBeUndefined();
    },
  );
});

it('fragments and noun clauses are counted with their reasons', () => {
  const repository = Repository.of({ 'a.ts': '// What a row holds.\nf();\n// As\n// before.\n// Complete.' });
  const found = commentMeasurements(repository).map(({ id, occurrences }) => [id, occurrences.map(({ text }) => text)]);
  expect(Object.fromEntries(found)).toEqual({
    'comments/fragments': ['As before. Complete. (begins with "As")'],
    'comments/noun-clauses': ['What a row holds.'],
  });
});
