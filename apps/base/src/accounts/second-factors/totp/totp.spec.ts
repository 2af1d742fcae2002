import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP, URI } from 'otpauth';
import { newTotp, stepOf } from './totp.js';

/** Secret and codes of RFC 6238, appendix B, whose codes of eight digits are cut to the last six. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('belongs to its time step: %d s', (seconds, code, step) => {
    expect(stepOf(code, SECRET, at(seconds))).toBe(step);
  });

  it('is accepted one step earlier and later, and no further', () => {
    const now = 1_111_111_109;
    const steps = [-60, -30, 0, 30, 60].map((difference) => stepOf('081804', SECRET, at(now + difference)));
    expect(steps).toEqual([undefined, 37_037_036, 37_037_036, 37_037_036, undefined]);
  });

  it('is made by apps that read the URI', () => {
    const { secret, uri } = newTotp('ada+work@example.com');
    const app = URI.parse(uri) as TOTP;
    expect(app).toMatchObject({ issuer: 'Reelsheet', label: 'ada+work@example.com', digits: 6, period: 30 });
    expect(stepOf(app.generate({ timestamp: 90_000 }), secret, at(90))).toBe(3);
    expect(newTotp('ada@example.com').secret).not.toBe(secret);
  });
});
