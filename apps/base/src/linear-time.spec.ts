import { describe, expect, it } from '@jest/globals';
import { toFileName } from '@reelsheet/kernel';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { renderMail } from './accounts/mail/mail-text.js';
import { toPictureSource } from './assets/pictures/picture-source.js';
import { CallbackAddresses } from './generation/generations/vendors/callback-addresses.js';
import { zoneFrom } from './publishing/posts/local-time.js';
import { ColumnNames } from './sheets/import-export/column-names.js';
import { namesIn, normalizeName, resolvePrompt } from './sheets/prompts/prompt.js';
import { signedHeaders } from './webhooks/webhook.js';

const WEB = 'https://app.example.com';
const callbacks = new CallbackAddresses(
  { VENDOR_CALLBACKS: 'on', BASE_URL: 'https://example.com' } as never,
  { JWT_SECRET: 'a'.repeat(32) } as never,
);

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'names in a prompt': namesIn,
  'a name': normalizeName,
  'a prompt': (text) => resolvePrompt(text, new Map([['a', 'b']])),
  'a text that a name stands for': (text) => resolvePrompt('{{a}}', new Map([['a', text]])),
  'the title of a column': (text) => new ColumnNames([{ id: 1, title: text }]).indexOf(text),
  'a file name': toFileName,
  'a time zone': zoneFrom,
  'a picture': (text) => toPictureSource(text, 1),
  'a data URL': (text) => toPictureSource(`data:image/png;base64,${text}`, 1),
  'the type of a data URL': (text) => toPictureSource(`data:${text};base64,AAAA`, 1),
  'an address of a callback': (text) => callbacks.read('fal', text),
  'the signature of a callback': (text) => callbacks.read('fal', `1.a.${text}`),
  'a signed webhook': (text) => signedHeaders({ messageId: 'msg_1', body: text }, ['whsec_YQ=='], new Date(0)),
  'a name in a mail': (text) =>
    renderMail({ kind: 'invitation', names: { organization: text, inviter: text } } as never, WEB),
};

describe('texts of users take time in proportion to their length', () => {
  it.each(Object.entries(PARSERS))('%s', async (_, parse) => {
    expect(await superLinearIn({ parse })).toEqual([]);
  });

  it('equal titles of columns', async () => {
    const prepare = (text: string) => Array.from(text, (title, id) => ({ id, title }));
    expect(await superLinearIn({ prepare, parse: (columns) => new ColumnNames(columns) }, ['a'])).toEqual([]);
  });
});
