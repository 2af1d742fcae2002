import { expect, it } from '@jest/globals';
import { isWebAddress } from './web-address.js';

it.each([
  'https://video.example/@maker',
  'http://www.video.example:8080/watch?v=1#top',
  'https://müller.example/päth',
  'https://a-b.video.example./',
  'HTTPS://VIDEO.EXAMPLE',
])('%s is one', (text) => expect(isWebAddress(text)).toBe(true));

it.each([
  'javascript:alert(1)',
  'https:video.example',
  'https:///video.example',
  'https://',
  'https://video',
  'https://localhost/',
  'https://me.localhost/',
  'https://printer.local/',
  'https://vault.internal/',
  'https://127.0.0.1/',
  'https://93.184.216.34/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[2606:4700:4700::1111]/',
  'https://user@video.example/',
  'https://video.example@evil.example/',
  'https://:secret@video.example/',
  'https://video.example/a b',
  'https://video.\nexample/',
  'https://video.example/\u202egnp.exe',
  'https://video.example:99999/',
  'ftp://video.example/',
  '//video.example/',
  ' https://video.example/',
])('%j is none', (text) => expect(isWebAddress(text)).toBe(false));
