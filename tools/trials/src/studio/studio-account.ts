import { clientOf, dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { StudioBrowser } from './studio-browser.js';

/** Returns the id of the personal organization of somebody who has signed up in a browser. */
export async function organizationOf({ file }: OwnFleet, { email, password }: StudioBrowser): Promise<number> {
  const signedIn = await dataOf(clientOf('base', file.base_url).auth.signIn({ body: { email, password } }));
  const me = await dataOf(clientOf('base', file.base_url, { bearer: signedIn.access_token }).me.get());
  return me.personal_organization_id;
}
