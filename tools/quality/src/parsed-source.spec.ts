import { describe, expect, it } from '@jest/globals';
import { parseSource } from './parsed-source.js';

const parse = (...lines: string[]) => parseSource('a.ts', lines.join('\n'));

describe('comments', () => {
  it('are found on their own lines, in blocks and after code', () => {
    const { comments } = parse(
      '#!/usr/bin/env node',
      '/** One. */',
      'f(); // Two.',
      '/*',
      ' * Three',
      ' * lines.',
      ' */',
    );
    expect(comments).toEqual([
      { text: 'One.', line: 2 },
      { text: 'Two.', line: 3 },
      { text: 'Three\nlines.', line: 5 },
    ]);
  });

  it('on consecutive lines are one', () => {
    const { comments } = parse('f(); // Behind code.', '  // First', '  // and second line.', 'g();', '// Another.');
    expect(comments.map(({ text }) => text)).toEqual(['Behind code.', 'First\nand second line.', 'Another.']);
  });

  it('are not confused with strings, templates and regular expressions', () => {
    const { comments } = parse(
      "const a = 'http://x';",
      'const b = `// ${a /* Inner. */} // no`;',
      String.raw`const c = /\/\//;`,
    );
    expect(comments).toEqual([{ text: 'Inner.', line: 2 }]);
  });
});

it('the text of elements contains no comments, and their braces do', () => {
  const source = '<a>http://x {/* Inner. */} {/** Other. */ value}</a>;';
  const { comments, identifiers } = parseSource('a.tsx', source);
  expect(comments.map(({ text }) => text)).toEqual(['Inner.', 'Other.']);
  expect(identifiers.map(({ text }) => text)).toEqual(['a', 'value', 'a']);
});

describe('messages', () => {
  it.each([
    ["it('a title', () => {})", 'a title'],
    ["describe.each([1])('title %d', () => {})", 'title %d'],
    ["logger.info({ id }, 'sent')", 'sent'],
    ['throw new Error(`no ${name}`)', 'no ${name}'],
    ['f({ description: prose`Long \\`text\\`` })', 'Long `text`'],
    ["f({ help: isUp ? 'up' : 'down' })", 'up', 'down'],
  ])('of %s are %j', (source, ...texts) => {
    expect(parse(source).messages.map(({ text }) => text)).toEqual(texts);
  });

  it('are the only strings that count', () => {
    expect(parse("send('told');", "import x from './told.js';").messages).toEqual([]);
  });
});

it('identifiers leave out properties of Math', () => {
  const { identifiers } = parse('const room = Math.floor(1);', 'class A { #floor = 1; }');
  expect(identifiers.map(({ text }) => text)).toEqual(['room', 'A', '#floor']);
});

it('functions are declarations, methods and arrow functions with a name', () => {
  const { functions } = parse(
    'function a() {}',
    'const b = () => 1;',
    'class C { d() {} e = () => 2; f = 3; }',
    'const g = { h() {}, i: () => 1 };',
  );
  expect(functions.map(({ text }) => text)).toEqual(['a', 'b', 'd', 'e', 'h', 'i']);
});

it('constants are numeric when their value is a number or arithmetic', () => {
  const { numericConstants } = parse(
    'const MAX_ROWS = 5;',
    'const DAY_MS = 24 * HOUR_MS;',
    "const NAME = 'x';",
    'const small = 3;',
  );
  expect(numericConstants).toEqual([
    { text: 'MAX_ROWS', line: 1 },
    { text: 'DAY_MS', line: 2 },
  ]);
});
