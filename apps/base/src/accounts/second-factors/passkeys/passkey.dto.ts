import { prose } from '@reelsheet/kernel';
import { Json, Name, Nested, Text, Texts } from '@reelsheet/platform-http';
import type { PasskeyRegistrationOptions } from './passkey-enrolment.service.js';

const MAX_CREDENTIAL_ID_LENGTH = 1_400;
const MAX_RESPONSE_LENGTH = 10_000;
const MAX_TRANSPORTS = 10;

/** A value of the browser in base64url. */
const Encoded = (max = MAX_RESPONSE_LENGTH) =>
  Text({ max, pattern: /^[\w-]+$/, expected: 'base64url without padding' });

/** The challenge of a sign-in, or of a session that proves a factor again. */
export const ChallengeToken = () =>
  Text({
    max: 100,
    about: '`challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge`',
  });

class PasskeyResponseBody {
  @Encoded(MAX_CREDENTIAL_ID_LENGTH)
  id!: string;

  @Encoded(MAX_CREDENTIAL_ID_LENGTH)
  rawId!: string;
}

class AttestationResponseBody {
  @Encoded() clientDataJSON!: string;
  @Encoded() attestationObject!: string;
  @Texts({ optional: true, max: 20, maxItems: MAX_TRANSPORTS }) transports?: string[];
}

class AssertionResponseBody {
  @Encoded() clientDataJSON!: string;
  @Encoded() authenticatorData!: string;
  @Encoded() signature!: string;
}

/** `PublicKeyCredential.toJSON()` after `navigator.credentials.create`. */
class PasskeyAttestationBody extends PasskeyResponseBody {
  @Nested(() => AttestationResponseBody)
  response!: AttestationResponseBody;
}

/** `PublicKeyCredential.toJSON()` after `navigator.credentials.get`. */
export class PasskeyAssertionBody extends PasskeyResponseBody {
  @Nested(() => AssertionResponseBody)
  response!: AssertionResponseBody;
}

export class AddPasskeyBody {
  @Name({ optional: true, max: 100, about: 'name of the device or key, `Passkey` where absent' })
  name?: string;

  @Nested(() => PasskeyAttestationBody, {
    about: prose`
      the credential that \`navigator.credentials.create\` has returned, as \`toJSON()\` writes it; its other fields
      are ignored`,
  })
  credential!: PasskeyAttestationBody;
}

export class PasskeyOptionsView {
  @Json({
    about: prose`
      what \`PublicKeyCredential.parseCreationOptionsFromJSON\`, or \`parseRequestOptionsFromJSON\` for a sign-in,
      takes`,
  })
  public_key!: Record<string, unknown>;
}

export class PasskeyChallengeBody {
  @ChallengeToken()
  challenge!: string;
}

export const toPasskeyOptions = (options: PasskeyRegistrationOptions | object): PasskeyOptionsView => ({
  public_key: { ...options },
});
