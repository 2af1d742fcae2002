import { expect, it } from '@jest/globals';
import type { AssetView } from '@reelsheet/client';
import { filesOfType, toPickedFile } from './picked-file.js';

const asset = (id: number, more: Partial<AssetView>): AssetView => ({
  id,
  type: 'ContentResource',
  created_at: '',
  ...more,
});
const picture = asset(1, { file_name: 'cat.png', content_type: 'image/png', url: 'http://upload/cat' });

it('offers the files of one type and no folders', () => {
  const folder = asset(2, { type: 'AssetFolder', name: 'Cats' });
  const sound = asset(3, { file_name: 'purr.mp3', content_type: 'audio/mpeg' });
  expect(filesOfType([folder, picture, sound], 'image')).toEqual([picture]);
  expect(toPickedFile(picture)).toEqual({ id: 1, name: 'cat.png', url: 'http://upload/cat' });
});
