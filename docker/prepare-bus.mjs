/**
 * A key at NATS for each process, below the folder that the argument names: `<process>/seed` for the process alone,
 * and `nats/nats.conf` for a server of one's own, with the public keys and what each of them may do;
 * `nats/account.conf` is the same for an account of a server that serves others as well. May be repeated: keys
 * stay.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsAccount, natsAuthorization, natsKeys } from '@reelsheet/contracts/bus';
import { nkey } from '@reelsheet/native-servers';

function publicKeyOf(folder, process) {
  const file = join(folder, process, 'seed');
  mkdirSync(join(folder, process), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, nkey().seed, { mode: 0o600, flush: true });
  return nkey(readFileSync(file, 'utf8')).publicKey;
}

try {
  const folder = process.argv[2];
  if (!folder) throw new Error('usage: prepare-bus.mjs <folder>');
  const publicKey = (process) => publicKeyOf(folder, process);
  const keys = natsKeys(publicKey);
  mkdirSync(join(folder, 'nats'), { recursive: true });
  writeFileSync(join(folder, 'nats', 'nats.conf'), keys + natsAuthorization(), { flush: true });
  writeFileSync(join(folder, 'nats', 'account.conf'), natsAccount(publicKey), { flush: true });
  console.log(`prepared in ${folder}:\n${keys}`);
} catch (error) {
  console.error(`prepare-bus: ${error.message}`);
  process.exitCode = 1;
}
