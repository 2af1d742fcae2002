/** Checks shipped code with the rules in `semgrep/rules.yaml`, and the rules with their examples. */
import { resolve } from 'node:path';
import { checkWith, end, program } from './programs.mjs';

const cwd = resolve(import.meta.dirname, '../..');
const RULES = 'tools/delivery/semgrep';
const options = ['--metrics=off', '--disable-version-check'];
const scan = ['scan', '--config', `${RULES}/rules.yaml`, '--error', '--quiet', '--exclude', RULES, ...options];

checkWith('examples of the rules: semgrep', program('semgrep'), ['scan', '--test', ...options, RULES], { cwd });
checkWith('code: semgrep', program('semgrep'), [...scan, 'apps', 'libs', 'tools', 'docker'], { cwd });
end();
