import { choices, prose } from '@reelsheet/kernel';
import { Choice } from '@reelsheet/platform-http';

/** Holders of the refresh token of a sign-in. */
const TOKEN_HOLDERS = choices('Holder of a refresh token', {
  body: 'the body of the response',
  cookie: 'a cookie of the browser, which no script can read',
});
export type TokenHolder = (typeof TOKEN_HOLDERS)[number];

/** A field of each body that signs in. */
export const RefreshTokenIn = () =>
  Choice(TOKEN_HOLDERS, {
    optional: true,
    about: prose`
      \`body\` where absent; \`cookie\` only for pages on an origin of \`CORS_ORIGINS\` or of base itself, whose
      responses then have no \`refresh_token\``,
  });
