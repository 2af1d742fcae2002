import { readFile, writeFile } from 'node:fs/promises';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { newTenant } from '../../support/tenant.js';

/**
 * Creates a user with credits in the installation of a fleet file, and writes the file again with the user's key. It
 * runs in the network of the cluster. Its argument is the path of the file.
 */
const path = process.argv[2]!;
const file = JSON.parse(await readFile(path, 'utf8')) as FleetFile;
const tenant = await newTenant(file);
const { key, organizationId, agentId, agentUuid } = tenant;
const user = { ...file, api_key: key, organization_id: organizationId, tenant: { agentId, agentUuid } };
await writeFile(path, JSON.stringify(user), { mode: 0o600 });
