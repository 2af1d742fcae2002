import { describe, expect, it } from '@jest/globals';
import { prose } from './prose.js';

describe('prose', () => {
  it('joins the lines of a template with single spaces', () => {
    expect(prose`
      Maximum number of rows,
      ${10} by default.
    `).toBe('Maximum number of rows, 10 by default.');
  });

  it('leaves inserted values as they are', () => {
    expect(prose`Shown as ${'two  spaces'}.`).toBe('Shown as two  spaces.');
  });
});
