import { describe, expect, it } from '@jest/globals';
import { parseAgentRef, parseId } from './ids.js';

describe('ids', () => {
  it.each([1, '1', '9007199254740991'])('takes %p', (value) => expect(parseId(value)).toBe(Number(value)));

  it.each([0, -1, 1.5, '01', '1e3', ' 1', '9007199254740993', '', null, {}, '1;--'])('rejects %p', (value) =>
    expect(parseId(value)).toBeUndefined(),
  );

  it('takes an agent by integer or by uuid, whatever its case', () => {
    expect(parseAgentRef('7')).toEqual({ id: 7 });
    expect(parseAgentRef('0B9C1A52-0000-4000-8000-00000000000A')).toEqual({
      uuid: '0b9c1a52-0000-4000-8000-00000000000a',
    });
    expect(parseAgentRef('agent')).toBeUndefined();
  });
});
