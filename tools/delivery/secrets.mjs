/** Searches all commits and staged changes for secrets. `.gitleaksignore` lists test values that look like one. */
import { resolve } from 'node:path';
import { checkWith, end, program } from './programs.mjs';

const cwd = resolve(import.meta.dirname, '../..');
const options = ['--no-banner', '--no-color', '--redact', '--verbose'];

checkWith('secrets in commits: gitleaks', program('gitleaks'), ['git', ...options, '.'], { cwd });
checkWith('secrets in staged changes: gitleaks', program('gitleaks'), ['git', '--staged', ...options, '.'], { cwd });
end();
