import { expect, it } from '@jest/globals';
import { declarationMeasurements } from './declarations.js';
import { lineOf } from '../report.js';
import { Repository } from '../repository.js';

function countsIn(files: Readonly<Record<string, string>>): Record<string, [number, ...string[]]> {
  const measurements = declarationMeasurements(Repository.of(files)).filter(({ value }) => value > 0);
  return Object.fromEntries(
    measurements.map(({ id, value, occurrences }) => [id, [value, ...occurrences.map(lineOf)]]),
  );
}
const parameters = (count: number) => Array.from({ length: count }, (_, index) => `private p${index}: P`).join(', ');

it('a type name that two shipped files declare counts once', () => {
  const files = {
    'a.ts': 'export interface Page {}\ntype Own = 1;',
    'b.ts': 'export class Page {}',
    'c.spec.ts': 'type Own = 1;',
  };
  expect(countsIn(files)).toEqual({ 'types/repeated': [1, 'a.ts:1: Page', 'b.ts:1: Page'] });
});

it('root modules and migrations may have equal names', () => {
  const files = {
    'apps/a/src/app.module.ts': 'export class AppModule {}',
    'apps/b/src/app.module.ts': 'export class AppModule {}',
    'apps/a/src/migrations/1.ts': 'export class Baseline {}',
    'apps/b/src/migrations/1.ts': 'export class Baseline {}',
  };
  expect(countsIn(files)).toEqual({});
});

it('global modules are counted', () => {
  const plain = { 'b.module.ts': '@Module({})\nexport class BModule {}' };
  expect(countsIn({ ...plain, 'a.module.ts': '@Global()\n@Module({})\nexport class AModule {}' })).toEqual({
    'modules/global': [1, 'a.module.ts:3: AModule'],
  });
});

it('a port with one implementation is counted, with two or none it is not', () => {
  const port = 'export abstract class Clock {}';
  const implementation = (name: string) => `export class ${name} extends Clock {}`;
  const one = { 'clock.port.ts': port, 'a.ts': implementation('A'), 'b.spec.ts': implementation('B') };
  expect(countsIn(one)).toEqual({ 'ports/single': [1, 'clock.port.ts:1: Clock'] });
  expect(countsIn({ ...one, 'c.ts': implementation('C') })).toEqual({});
  expect(countsIn({ 'clock.port.ts': port })).toEqual({});
});

it('a class that injects nine dependencies is counted, one that injects eight is not', () => {
  const service = (count: number) => `@Injectable()\nexport class A { constructor(${parameters(count)}) {} }`;
  expect(countsIn({ 'a.ts': service(9) })).toEqual({ 'classes/over-8-dependencies': [1, 'a.ts:2: A: 9 dependencies'] });
  expect(countsIn({ 'a.ts': service(8) })).toEqual({});
});

it('numeric limits are counted in services and controllers', () => {
  const text = 'const MAX_ROWS = 5;';
  expect(countsIn({ 'a.service.ts': text, 'b.controller.ts': text, 'row-limits.ts': text })).toEqual({
    'limits/in-services': [2, 'a.service.ts:1: MAX_ROWS', 'b.controller.ts:1: MAX_ROWS'],
  });
});
