import { describe, expect, it } from '@jest/globals';
import { BaseConfig } from '../../../base.config.js';
import { CallbackAddresses } from './callback-addresses.js';

const TASK = { provider: 'ark', id: 7, submittedAs: 'generation-7-1' };
const at = (more: Partial<BaseConfig> = {}) => {
  const config = Object.assign(new BaseConfig(), {
    BASE_URL: 'https://api.example.com/v1',
    JWT_SECRET: 'a secret of the tests',
    VENDOR_CALLBACKS: 'on',
    ...more,
  });
  return new CallbackAddresses(config, config);
};
const tokenOf = (address: string | undefined) => address!.split('/').at(-1)!;

describe('CallbackAddresses', () => {
  it('reads the task from its own address', () => {
    const address = at().of(TASK);
    expect(address).toMatch(/^https:\/\/api\.example\.com\/v1\/vendor_callbacks\/ark\/7\.generation-7-1\.[\w-]{43}$/);
    expect(at().read('ark', tokenOf(address))).toEqual(TASK);
  });

  it('returns addresses only when vendors can reach the installation', () => {
    expect(at({ VENDOR_CALLBACKS: 'off' }).of(TASK)).toBeUndefined();
    expect(new BaseConfig().VENDOR_CALLBACKS).toBe('off');
  });

  it('accepts an address only for its task, its vendor and the current secret', () => {
    const token = tokenOf(at().of(TASK));
    const [, , signature] = token.split('.');
    expect(at().read('fal', token)).toBeUndefined();
    expect(at().read('ark', `8.generation-7-1.${signature}`)).toBeUndefined();
    expect(at().read('ark', `7.generation-7-2.${signature}`)).toBeUndefined();
    expect(at({ JWT_SECRET: 'another' }).read('ark', token)).toBeUndefined();
  });

  it('verifies with both secrets during a rotation and signs with the current one', () => {
    const token = tokenOf(at().of(TASK));
    expect(at({ JWT_SECRET: 'another', JWT_SECRET_OTHER: 'a secret of the tests' }).read('ark', token)).toEqual(TASK);
    expect(tokenOf(at({ JWT_SECRET_OTHER: 'another' }).of(TASK))).toBe(token);
  });

  it.each(['', '.', '7.generation-7-1', '7.generation-7-1.', `7.x.${'é'.repeat(43)}`, `7.x.${'A'.repeat(44)}`])(
    'rejects %j',
    (token) => expect(at().read('ark', token)).toBeUndefined(),
  );
});
