import { describe, expect, it } from '@jest/globals';
import { remembered } from './remembered.js';

describe('remembered media', () => {
  const counting = (bytes: number) => {
    const made = { times: 0, make: async () => Buffer.alloc(bytes, (made.times += 1)) };
    return made;
  };

  it('are made once for equal orders, also at the same time, and again for others', async () => {
    const tea = counting(1);
    const order = ['picture', 'tea', 64, Buffer.from('reference')];
    const [one, other] = await Promise.all([remembered.of(order, tea.make), remembered.of([...order], tea.make)]);
    expect(other).toBe(one);
    expect(tea.times).toBe(1);
    await remembered.of(['picture', 'tea', 6, Buffer.from('4reference')], tea.make);
    expect(tea.times).toBe(2);
  });

  it('are made again after a failure', async () => {
    const order = ['speech', 'failing'];
    await expect(remembered.of(order, () => Promise.reject(new Error('no program')))).rejects.toThrow('no program');
    expect(await remembered.of(order, async () => Buffer.from('spoken'))).toEqual(Buffer.from('spoken'));
  });

  it('are forgotten when they take too much memory', async () => {
    const large = counting(33 * 2 ** 20);
    for (const name of ['first', 'second', 'first']) await remembered.of(['large', name], large.make);
    expect(large.times).toBe(3);
  });
});
