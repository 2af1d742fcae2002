/**
 * Prints all secrets of an installation of the chart as Kubernetes Secrets. They are generated
 * once, applied, and must be backed up: nothing can decrypt what `ENCRYPTION_KEYS` encrypted
 * without them. Usage: node docker/prepare-secrets.mjs --database host:5432/reelsheet
 * [--administrator postgres://…] [--installation blue] [--trial]. With `--installation`, roles have
 * its name as a prefix (`blue_base`), for a Postgres with several installations. Keys of vendors,
 * networks and the mail server are read from the environment, by the names in `services.*.env` of
 * the chart's values.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { natsAccount, natsKeys, PROCESSES } from '@reelsheet/contracts/bus';
import { nkey } from '@reelsheet/native-servers';

const NETWORKS = ['SHORTVIDEO', 'VIDEOHOST', 'PHOTOSHARE', 'PAGESOCIAL', 'MICROBLOG', 'PROFESSIONAL'];

/** Secrets that are read from the environment for each service, if present. */
const GIVEN = {
  base: [
    ...['SMTP_URL', 'CHAT_API_KEY', 'IMAGE_API_KEY', 'SPEECH_API_KEY', 'TRANSCRIPTION_API_KEY', 'ELEVENLABS_API_KEY'],
    ...['GOOGLE_API_KEY', 'ARK_API_KEY', 'FAL_API_KEY', 'VIDEO_ACCESS_KEY', 'VIDEO_SECRET_KEY'],
    ...NETWORKS.flatMap((network) => [`${network}_CLIENT_ID`, `${network}_CLIENT_SECRET`]),
  ],
  agent: ['CHAT_API_KEY', 'SMTP_URL'],
  core: ['BLOB_PUBLISHER_TOKEN', 'SCRAPER_API_TOKEN'],
  upload: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
};

/** Secrets that are generated here. */
const MADE = {
  base: () => ({
    JWT_SECRET: secret(),
    OPERATOR_KEY: secret(),
    ENCRYPTION_KEYS: `k${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`,
  }),
  upload: () => ({ UPLOAD_SIGNING_KEY: secret() }),
};

function secret() {
  return randomBytes(32).toString('hex');
}
function given(names) {
  return Object.fromEntries(names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]));
}
/** Each manifest starts a YAML document: kubectl reads a stream that starts with a brace as JSON without separators. */
function manifest(name, stringData) {
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name }, type: 'Opaque', stringData };
  return `---\n${JSON.stringify(secret, null, 2)}`;
}

function manifests({ database, administrator, installation, trial }) {
  const roleOf = (service) => (installation ? `${installation}_${service}` : service);
  const services = Object.keys(GIVEN).map((service) =>
    manifest(`reelsheet-${service}`, {
      DATABASE_URL: `postgres://${roleOf(service)}:${secret()}@${database}`,
      ...MADE[service]?.(),
      ...given(GIVEN[service]),
    }),
  );
  const keys = Object.fromEntries(PROCESSES.map((process) => [process, nkey()]));
  const seeds = Object.fromEntries(PROCESSES.map((process) => [process, keys[process].seed]));
  const publicKeyOf = (process) => keys[process].publicKey;
  const all = [...services, manifest('reelsheet-nats', seeds)];
  all.push(
    manifest('reelsheet-nats-server', { 'keys.conf': natsKeys(publicKeyOf), 'account.conf': natsAccount(publicKeyOf) }),
  );
  const password = secret();
  const address =
    administrator ?? (trial && `postgres://postgres:${password}@${database.replace(/\/.*/, '')}/postgres`);
  if (address) all.push(manifest('reelsheet-database-admin', { ADMIN_DATABASE_URL: address }));
  if (trial) all.push(manifest('reelsheet-trial-postgres', { POSTGRES_PASSWORD: password }));
  return all;
}

try {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      administrator: { type: 'string' },
      installation: { type: 'string' },
      trial: { type: 'boolean' },
    },
  });
  if (!/^[^/@\s]+\/[^/\s]+$/.test(values.database ?? ''))
    throw new Error('--database <host:port>/<database> is missing: the server and database of the services');
  if (values.installation && !/^[a-z][a-z0-9_]*$/.test(values.installation))
    throw new Error('--installation may contain only a to z, 0 to 9 and _');
  console.log(manifests(values).join('\n'));
} catch (error) {
  console.error(`prepare-secrets: ${error.message}`);
  process.exitCode = 1;
}
