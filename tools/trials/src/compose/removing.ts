import { PROJECT } from './composed.js';
import type { ComposeStep } from './scene.js';

const REMOVE_MS = 5 * 60_000;

/** Removes everything by the command of the page. */
export const removeComposed: ComposeStep = async (trial, { installation }) => {
  await installation.compose('down --volumes', REMOVE_MS);
  const { machine } = installation;
  const lists = {
    container: ['ps', '--all', '--format', '{{.Names}}'],
    volume: ['volume', 'ls', '--format', '{{.Name}}'],
    network: ['network', 'ls', '--format', '{{.Name}}'],
  };
  const left: string[] = [];
  for (const [kind, args] of Object.entries(lists)) {
    const names = (await machine.docker(args)).split('\n').filter((name) => name.includes(PROJECT));
    left.push(...names.map((name) => `${kind} ${name}`));
  }
  trial.none('containers, volumes and networks that are left', left);
};
