import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { found, program, run } from './programs.mjs';

const DOCKER = resolve(import.meta.dirname, '../../docker');

/** Checks with nats-server the configuration of the chart's trial, of a dedicated server and of an account. */
export function checkNatsFiles(documents, folder) {
  const secrets = secretsOf(run(process.execPath, [join(DOCKER, 'prepare-secrets.mjs'), '--database', 'db:5432/x']));
  const secret = secrets.find(({ metadata }) => metadata.name === 'reelsheet-nats-server').stringData;
  const named = (name) => documents.find(({ metadata }) => metadata.name.endsWith(name));
  const permissions = named('-nats-authorization').data;

  write(join(folder, 'trial'), mounted(named('-trial-nats'), documents, secret));
  checkFile('the configuration of the trial', join(folder, 'trial'));

  write(join(folder, 'own'), { ...permissions, ...secret, 'nats.conf': 'include "authorization.conf"\n' });
  checkFile('a server that includes `authorization.conf`', join(folder, 'own'));

  const accounts = 'accounts {\n  blue { include "blue/account.conf" }\n}\njetstream { store_dir: data }\n';
  write(join(folder, 'shared'), { 'blue/account.conf': secret['account.conf'], 'nats.conf': accounts });
  checkFile('an account of a shared server', join(folder, 'shared'));

  const keys = join(folder, 'keys');
  const { status, output } = run(process.execPath, [join(DOCKER, 'prepare-bus.mjs'), keys]);
  found('prepare-bus.mjs creates the keys', status === 0 ? [] : [output]);
  checkFile('the configuration of prepare-bus.mjs', join(keys, 'nats'));
}

const secretsOf = ({ stdout, status, output }) => {
  if (status !== 0) throw new Error(output);
  found('prepare-secrets.mjs prints YAML', stdout.startsWith('---\n') ? [] : [stdout.slice(0, 100)]);
  return parseAllDocuments(stdout).map((document) => document.toJSON());
};

/** Returns the files of the StatefulSet's projected volume `config` by path. */
function mounted({ metadata }, documents, secret) {
  const set = documents.find(({ kind, metadata: { name } }) => kind === 'StatefulSet' && name === metadata.name);
  const { projected } = set.spec.template.spec.volumes.find(({ name }) => name === 'config');
  const files = projected.sources.flatMap(({ configMap, secret: from }) => {
    if (from) return from.items.map(({ key, path }) => [path, secret[key]]);
    const map = documents.find(({ kind, metadata: { name } }) => kind === 'ConfigMap' && name === configMap.name);
    return Object.entries(map.data);
  });
  return Object.fromEntries(files);
}

function write(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function checkFile(what, folder) {
  const { status, output } = run(program('nats-server'), ['-t', '--config', 'nats.conf'], { cwd: folder });
  found(`nats-server -t: ${what}`, status === 0 ? [] : [output.slice(0, 1000)]);
}
