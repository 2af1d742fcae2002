import { prose } from '@reelsheet/kernel';
import { COMMANDS } from '@reelsheet/tool-operate';
import type { Artifact } from '../artifact.js';
import { code, referencePage, table } from './generated-page.js';

/** Generates `docs/reference/operate.md`: every command for operators. */
export function operatePage(): Artifact {
  const rows = Object.entries(COMMANDS).map(([name, { takes, does, prints, fails }]) => [
    code(`${name} ${takes}`.trimEnd()),
    does,
    prints,
    fails,
  ]);
  return referencePage(
    'operate',
    'Commands for operators',
    '[When something is stuck](../operations/repairs.md) shows how to run them with compose and on Kubernetes.',
    [
      prose`
        \`npm run operate -- <command>\`, in the image \`prepare\` \`docker/operate.mjs <command>\`. Without a command
        it lists all of them. They read \`ADMIN_DATABASE_URL\` (an administrator of the services' database) and, if
        files are stored in a folder, \`UPLOAD_DIR\`; without the first they work on the local fleet.`,
      '',
      prose`
        The exit status is 0, 1 in the case of the last column and for any other error, and 2 for wrong arguments, so
        that a scheduler or a Job on Kubernetes reports what was found.`,
      '',
      ...table(['Command', 'Does', 'Prints', 'Exit status 1 when'], rows),
    ],
  );
}
