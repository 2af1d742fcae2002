/**
 * Creates a NATS key for each process, in the folder of the argument. `<process>/seed` is the private key of a process.
 * `nats/nats.conf` has the public keys and their permissions for a dedicated server, `nats/account.conf` for an account
 * of a shared server. It may be repeated: existing keys remain.
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
