/** Checks GitHub's workflows: their syntax with actionlint, their security with zizmor. */
import { resolve } from 'node:path';
import { checkWith, end, program } from './programs.mjs';

const cwd = resolve(import.meta.dirname, '../..');

checkWith('.github: actionlint', program('actionlint'), ['-shellcheck=', '-pyflakes='], { cwd });
checkWith('.github: zizmor', program('zizmor'), ['--offline', '--no-progress', '.github'], { cwd });
end();
