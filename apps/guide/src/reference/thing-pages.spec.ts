import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { ApiDocument } from './api-document.js';
import { thingPages } from './thing-pages.js';

const path = resolve(import.meta.dirname, '../../../../docs/api/reelsheet.json');
const document = new ApiDocument(readFileSync(path, 'utf8'));
const pages = new Map(thingPages(document).map(({ address, text }) => [address, text]));

it('has every operation of the document once, in four languages', () => {
  const operations = [...document.things.values()].flat();
  const text = [...pages.values()].join('\n');
  expect(text.match(/^## /gm)).toHaveLength(operations.length);
  for (const label of ['sh curl', 'ts TypeScript', 'python Python', 'sh CLI'])
    expect(text.match(new RegExp(`^\`\`\`${label}$`, 'gm'))).toHaveLength(operations.length);
  for (const { operationId } of operations) expect(text).toContain(`## ${operationId}\n`);
});

it('has fields, errors and calls of an operation', () => {
  const page = pages.get('reference/sheets-layers')!;
  expect(page).toContain('`POST /v1/vidsheet/{id}/cells/{cell_id}/layers` of base. A key needs the scope `write`.');
  expect(page).toContain('curl "$REELSHEET_URL/v1/vidsheet/1/cells/1/layers?agent_id=12" \\\n');
  expect(page).toContain(
    'await reelsheet.sheets.layers.create({\n  id: 1,\n  cell_id: 1,\n  agent_id: 12,\n  video_layer: {',
  );
  expect(page).toContain('reelsheet.sheets.layers.create(\n    id=1,\n    cell_id=1,\n    agent_id=12,');
  expect(page).toContain('reelsheet sheets layers create \\\n  --id 1 \\\n  --cell-id 1 \\\n  --agent-id 12');
  expect(page).toMatch(/\| `video_layer\.name` \| body \| text, .* \|/);
  expect(page).toMatch(/\| 401 \| `unauthorized`/);
});
