/** The workflows of GitHub, as actionlint reads them. */
import { resolve } from 'node:path';
import { end, found, program, run } from './programs.mjs';

const { status, output } = run(program('actionlint'), ['-shellcheck=', '-pyflakes='], {
  cwd: resolve(import.meta.dirname, '../..'),
});
found('.github/workflows: actionlint', status === 0 ? [] : [output]);
end();
