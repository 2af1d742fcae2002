import { expect, it } from '@jest/globals';
import { newAddressKey, parseMediaAddress, updatedAddress } from './media-address.js';

const PRESENT = 'http://upload.test/v1/media/new.png';

it('parses an address of stored media', () => {
  expect(parseMediaAddress('http://upload.test/v1/media/old.png?width=64')).toEqual({
    start: 'http://upload.test/v1/media/',
    key: 'old',
    end: '.png?width=64',
  });
});

it('takes the last folder of this name before the query', () => {
  const url = 'http://upload.test/media/v1/media/old.png?from=/media/x.png';
  expect(parseMediaAddress(url)).toMatchObject({ start: 'http://upload.test/media/v1/media/', key: 'old' });
});

it.each([
  'http://upload.test/v1/media/',
  'http://upload.test/v1/media/old',
  'http://upload.test/v1/media/old.png/more',
  'http://upload.test/v1/pictures/old.png',
  'nonsense',
])('does not take %s for one', (url) => expect(parseMediaAddress(url)).toBeUndefined());

it.each([
  ['http://upload.test/v1/media/old.png', PRESENT],
  ['http://upload.test/v1/media/old.png?width=64', `${PRESENT}?width=64`],
  ['http://elsewhere.test/v1/media/old.png', 'http://elsewhere.test/v1/media/old.png'],
  ['http://upload.test/v1/media/old.mp4', 'http://upload.test/v1/media/old.mp4'],
])('updates %s to %s', (former, updated) => expect(updatedAddress(former, PRESENT)).toBe(updated));

it('makes keys in the form of upload', () => expect(newAddressKey()).toMatch(/^[0-9a-f]{48}$/));
