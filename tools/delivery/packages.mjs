/**
 * Audits the packages of the lock file: known vulnerabilities of high or critical severity in shipped packages, and the
 * registry's signatures of all packages.
 */
import { resolve } from 'node:path';
import { checkWith, end } from './programs.mjs';

const cwd = resolve(import.meta.dirname, '../..');

checkWith('npm audit', 'npm', ['audit', '--omit=dev', '--audit-level=high'], { cwd });
checkWith('npm audit signatures', 'npm', ['audit', 'signatures'], { cwd });
end();
