/* Examples for rules.yaml: a line after `ruleid:` must be found, a line after `ok:` must not. */
import { exec, execFile } from 'node:child_process';

// ruleid: shell-command
exec(`convert ${input}`);
// ok: shell-command
execFile('convert', [input]);
// ruleid: shell-command
spawn('convert', [input], { shell: true });
// ok: shell-command
/a+/.exec(input);

// ruleid: evaluated-code
eval(input);
// ruleid: evaluated-code
new Function('a', input);
// ok: evaluated-code
evaluate(input);

// ruleid: unverified-tls
connect({ host, rejectUnauthorized: false });
// ok: unverified-tls
connect({ host, ca });

// ruleid: weak-hash
createHash('md5');
// ok: weak-hash
createHash('sha256');

// ruleid: unguarded-request
await fetch(address);
// ok: unguarded-request
await outbound.request(address);

// ruleid: predictable-secret
const token = newToken(Math.random());
// ok: predictable-secret
const delay = retryDelay(Math.random());

// ruleid: quoted-sql-value
const BY_NAME = `SELECT id FROM agent WHERE name = '${name}'`;
// ok: quoted-sql-value
const PARAMETER = `SELECT id FROM agent WHERE name = $1`;
