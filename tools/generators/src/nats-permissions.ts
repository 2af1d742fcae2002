import { natsAuthorization } from '@reelsheet/contracts/bus';
import type { Artifact } from './artifact.js';

/** `deploy/helm/reelsheet/nats-authorization.conf`: what each process may do on the bus, for an operator's own NATS. */
export function natsPermissions(): Artifact {
  return {
    path: 'deploy/helm/reelsheet/nats-authorization.conf',
    content: `# Generated from libs/contracts (\`npm run generate\`). The variables are the processes' public nkeys.\n${natsAuthorization()}`,
  };
}
