import { expect, it } from '@jest/globals';
import { violationsIn } from './boundaries.js';

const SHEETS = 'apps/base/src/sheets';
const POSTS = 'apps/base/src/publishing/posts';

/** Returns the violations of a small service without violations, with these files added. */
const violations = (files: Record<string, string>) =>
  violationsIn(
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

it('accepts the reader of another feature and the services that its module exports', () => {
  expect(
    violations({
      [`${POSTS}/post.service.ts`]: `import { SheetReader } from '../../sheets/sheet.reader.js';
        import { SheetService } from '../../sheets/sheet.service.js';`,
    }),
  ).toEqual([]);
});

it.each([
  ['a file with an unknown suffix', { [`${POSTS}/post.wizard.ts`]: '' }, 'the suffix .wizard'],
  [
    "another feature's repository",
    { [`${POSTS}/post.service.ts`]: `import { SheetRepository } from '../../sheets/sheet.repository.js';` },
    'is private to its feature',
  ],
  [
    'a service that its module does not export',
    { [`${POSTS}/post.service.ts`]: `import { RowService } from '../../sheets/row.service.js';` },
    'is private to its feature',
  ],
  [
    'a controller that uses a repository',
    { [`${SHEETS}/sheet.controller.ts`]: `import { SheetRepository } from './sheet.repository.js';` },
    'layer entry must not use layer data',
  ],
  [
    'a controller that uses the outbox',
    { [`${SHEETS}/sheet.controller.ts`]: `import { Outbox } from '@reelsheet/platform-outbox';` },
    'layer entry must not use Outbox',
  ],
  [
    'a service that uses an entity, even as a type',
    { [`${SHEETS}/sheet.service.ts`]: `import type { SheetEntity } from './sheet.entity.js';` },
    'layer service must not use layer entity',
  ],
  [
    "another feature's table in SQL",
    { [`${POSTS}/post.repository.ts`]: 'const SQL = `SELECT post.id FROM post JOIN sheet ON sheet.id = ${id}`;' },
    'SQL names the table sheet',
  ],
  [
    "another feature's table after a comma",
    { [`${POSTS}/post.repository.ts`]: `const SQL = 'DELETE FROM post USING x; SELECT 1 FROM post AS p, sheet';` },
    'SQL names the table sheet',
  ],
  [
    'an update of a job column',
    {
      [`${POSTS}/post.entity.ts`]: `@JobTable('post_target')`,
      [`${POSTS}/post.repository.ts`]:
        'const SQL = `UPDATE post_target SET seen = true, due_at = now() WHERE id = ${id}`;',
    },
    'SQL writes columns of the job table post_target',
  ],
  [
    'an insert into a job column',
    {
      [`${POSTS}/post.entity.ts`]: `@JobTable('post_target')`,
      [`${POSTS}/post.repository.ts`]: `const SQL = 'INSERT INTO post_target (post_id, ready) VALUES ($1, true)';`,
    },
    'SQL writes columns of the job table post_target',
  ],
])('reports %s', (_, files, violation) => {
  expect(violations(files as Record<string, string>)).toEqual([expect.stringContaining(violation)]);
});
