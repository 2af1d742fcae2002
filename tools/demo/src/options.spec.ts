import { expect, it } from '@jest/globals';
import { demoOptions } from './options.js';

it.each([
  [[], { kind: 'steps', idea: 'three habits of calm mornings' }],
  [['repotting', 'a monstera'], { kind: 'steps', idea: 'repotting a monstera' }],
  [['--produce', 'tea'], { kind: 'produce', idea: 'tea', template: 'faceless-explainer' }],
  [['--produce', '--template', 'daily-quote', 'tea'], { kind: 'produce', idea: 'tea', template: 'daily-quote' }],
  [['--rows', '10', 'tea'], { kind: 'rows', idea: 'tea', template: 'daily-quote', rows: 10 }],
])('reads %j', (args, expected) => expect(demoOptions(args)).toEqual(expected));

it.each([
  [['--rows', 'many']],
  [['--rows', '0']],
  [['--rows', '21']],
  [['--rows', '2', '--produce']],
  [['--template', 'default']],
  [['--unknown']],
])('rejects %j', (args) => expect(() => demoOptions(args)).toThrow());
