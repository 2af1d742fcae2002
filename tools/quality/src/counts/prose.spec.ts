import { expect, it } from '@jest/globals';
import { lineOf } from '../report.js';
import { proseMeasurements } from './prose.js';
import { Repository } from '../repository.js';

function countsIn(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const measurements = proseMeasurements(Repository.of(files)).filter(({ value }) => value > 0);
  return Object.fromEntries(measurements.map(({ id, occurrences }) => [id, occurrences.map(lineOf)]));
}

it('comments, messages and documents are counted separately, with their lines', () => {
  const files = {
    'a.ts': '/**\n * Fine.\n * The caller is told.\n */\nlogger.warn("a neighbour is away");',
    'docs/a.md': '# A\n\nEach job waits for its turn.',
  };
  expect(countsIn(files)).toEqual({
    'comments/told': ['a.ts:3: The caller is told.'],
    'messages/neighbour': ['a.ts:5: a neighbour is away'],
    'docs/turn': ['docs/a.md:3: Each job waits for its turn.'],
  });
});

it.each([
  'A cell takes place in two lists.',
  'The `place` of a cell and [a link](docs/place.md).',
  'Look it up in the list of dead letters.',
  'Connection rejected.',
  'Keep part of it.',
  'A stand-in stands for the vendor.',
])('plain English and code are not counted: %s', (text) => {
  expect(countsIn({ 'a.ts': `// ${text}`, 'a.md': text })).toEqual({});
});

it('code blocks of documents are not counted', () => {
  expect(countsIn({ 'a.md': '```sh\nnpm run told\n```\nIt was told.' })).toEqual({
    'docs/told': ['a.md:4: It was told.'],
  });
});

it('the page of API errors is not counted, because its texts are fixed', () => {
  expect(countsIn({ 'docs/errors.md': 'A fault.', 'docs/reference/errors.md': 'A fault.' })).toEqual({});
});

it('metrics are read word by word in alerts and dashboards', () => {
  const files = {
    'deploy/alerts/a.yaml': 'expr: min(neighbour_up) == 0',
    'deploy/dashboards/a.json': '"{{kind}} half"\n"{{kind}} 99 of 100"\n"Messages given up"\n"p99"',
  };
  expect(countsIn(files)).toEqual({
    'docs/neighbour': ['deploy/alerts/a.yaml:1: expr: min(neighbour up) == 0'],
    'metrics/terms': [
      'deploy/alerts/a.yaml:1: expr: min(neighbour_up) == 0 (use dependency)',
      'deploy/dashboards/a.json:1: "{{kind}} half" (use p50)',
      'deploy/dashboards/a.json:2: "{{kind}} 99 of 100" (use p99)',
      'deploy/dashboards/a.json:3: "Messages given up" (use dead letters for messages, failed for tasks)',
    ],
  });
});
