import { collectGarbage, eventually } from '@reelsheet/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { borrow, openControl } from './control.js';

const NAMES = ['upload', 'upload-worker'];

describe('a loan', () => {
  let calls: string[];
  let opened: Awaited<ReturnType<typeof openControl>>;
  beforeEach(async () => {
    calls = [];
    opened = await openControl({
      release: async (names) => void calls.push(`let go ${names.join()}`),
      takeBack: async (names) => void calls.push(`take back ${names.join()}`),
    });
  });
  afterEach(() => opened.close());

  const loan = `let go ${NAMES.join()}`;
  const taken = `take back ${NAMES.join()}`;

  it('lasts until it is returned, even if garbage is collected', async () => {
    const giveBack = await borrow(opened.control, NAMES);
    for (let round = 0; round < 2; round += 1) {
      collectGarbage();
      (await borrow(opened.control, []))();
    }
    await eventually(() => expect(calls.filter((call) => call === 'take back ')).toHaveLength(2));
    expect(calls).toContain(loan);
    expect(calls).not.toContain(taken);
    giveBack();
    await eventually(() => expect(calls).toContain(taken));
  });

  it('is rejected with the lender’s reason', async () => {
    opened.close();
    opened = await openControl({
      release: () => Promise.reject(new Error('no such process')),
      takeBack: async () => {},
    });
    await expect(borrow(opened.control, NAMES)).rejects.toThrow('no such process');
  });

  it('is only for the holder of the token', async () => {
    await expect(borrow({ ...opened.control, token: 'another' }, NAMES)).rejects.toThrow();
    expect(calls).toEqual([]);
  });
});
