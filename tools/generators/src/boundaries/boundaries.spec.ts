import { expect, it } from '@jest/globals';
import { faultsIn } from './boundaries.js';

const SHEETS = 'apps/base/src/sheets';
const POSTS = 'apps/base/src/publishing/posts';

/** A house without faults, and what is put into it. */
const faults = (files: Record<string, string>) =>
  faultsIn(
    new Map(
      Object.entries({
        [`${SHEETS}/sheets.module.ts`]: '@Module({ exports: [SheetService] }) export class SheetsModule {}',
        [`${SHEETS}/sheet.entity.ts`]: `@Entity('sheet') export class SheetEntity {}`,
        [`${SHEETS}/sheet.repository.ts`]: 'export class SheetRepository {}',
        [`${SHEETS}/sheet.service.ts`]: 'export class SheetService {}',
        [`${SHEETS}/sheet.reader.ts`]: 'export class SheetReader {}',
        [`${SHEETS}/row.service.ts`]: 'export class RowService {}',
        [`${POSTS}/posts.module.ts`]: '@Module({}) export class PostsModule {}',
        [`${POSTS}/post.ts`]: 'export const NONE = 0;',
        ...files,
      }),
    ),
  );

it('finds no fault where a feature asks another by its reader, or by what its module exports', () => {
  expect(
    faults({
      [`${POSTS}/post.service.ts`]: `import { SheetReader } from '../../sheets/sheet.reader.js';
        import { SheetService } from '../../sheets/sheet.service.js';`,
    }),
  ).toEqual([]);
});

it.each([
  ['a file of an unknown kind', { [`${POSTS}/post.wizard.ts`]: '' }, 'the kind .wizard'],
  ['a folder without a floor', { 'apps/base/src/attic/box.ts': '' }, 'attic stands on no floor'],
  ['a service without floors', { 'apps/shop/src/till/till.ts': '' }, 'shop has no floors'],
  [
    'a use of what lies above',
    { [`${SHEETS}/sheet.ts`]: `import { NONE } from '../publishing/posts/post.js';` },
    'lies a floor above',
  ],
  [
    "another feature's repository",
    { [`${POSTS}/post.service.ts`]: `import { SheetRepository } from '../../sheets/sheet.repository.js';` },
    "another feature's own",
  ],
  [
    'a service that its module keeps',
    { [`${POSTS}/post.service.ts`]: `import { RowService } from '../../sheets/row.service.js';` },
    "another feature's own",
  ],
  [
    'a door that speaks to a repository',
    { [`${SHEETS}/sheet.controller.ts`]: `import { SheetRepository } from './sheet.repository.js';` },
    'a door uses the data',
  ],
  [
    'a door that speaks to the bus',
    { [`${SHEETS}/sheet.controller.ts`]: `import { Outbox } from '@reelsheet/platform-outbox';` },
    'a door uses Outbox',
  ],
  [
    'a service that knows an entity, even as a type',
    { [`${SHEETS}/sheet.service.ts`]: `import type { SheetEntity } from './sheet.entity.js';` },
    'a service uses the entity',
  ],
  [
    "another feature's table in SQL",
    { [`${POSTS}/post.repository.ts`]: 'const SQL = `SELECT post.id FROM post JOIN sheet ON sheet.id = ${id}`;' },
    'names the table sheet',
  ],
  [
    "another feature's table behind a comma",
    { [`${POSTS}/post.repository.ts`]: `const SQL = 'DELETE FROM post USING x; SELECT 1 FROM post AS p, sheet';` },
    'names the table sheet',
  ],
])('tells of %s', (_, files, fault) => {
  expect(faults(files as Record<string, string>)).toEqual([expect.stringContaining(fault)]);
});
