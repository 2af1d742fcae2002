/** Generated from the configuration classes (`npm run generate`). `{sandbox}` stands for the address of the sandbox, `{mail}` for that of its mail server. */
export const serviceSettings = {
  base: {
    values: {
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_WRONG_KEYS: '100000',
      CHAT_BASE_URL: '{sandbox}/chat/v1',
      CHAT_API_KEY: 'sandbox-demo',
      SMTP_URL: '{mail}',
      RATE_LIMIT_SIGN_UPS: '100000',
      RATE_LIMIT_ACCOUNT: '100000',
      IMAGE_BASE_URL: '{sandbox}/image/v1',
      IMAGE_API_KEY: 'sandbox-demo',
      SPEECH_BASE_URL: '{sandbox}/speech/v1',
      SPEECH_API_KEY: 'sandbox-demo',
      TRANSCRIPTION_BASE_URL: '{sandbox}/transcription/v1',
      TRANSCRIPTION_API_KEY: 'sandbox-demo',
      VIDEO_BASE_URL: '{sandbox}/video',
      VIDEO_ACCESS_KEY: 'sandbox-access',
      VIDEO_SECRET_KEY: 'sandbox-secret',
      VOICE_A_BASE_URL: '{sandbox}/voice',
      VOICE_B_BASE_URL: '{sandbox}/voice',
      CONNECT_REDIRECT_URIS: 'http://localhost:*,http://127.0.0.1:*,http://[::1]:*',
      SHORTVIDEO_API_URL: '{sandbox}/shortvideo',
      SHORTVIDEO_AUTHORIZE_URL: '{sandbox}/shortvideo/v2/auth/authorize/',
      SHORTVIDEO_PAGE_URL: '{sandbox}/shortvideo',
      SHORTVIDEO_CLIENT_ID: 'sandbox-demo',
      SHORTVIDEO_CLIENT_SECRET: 'sandbox-secret',
      VIDEOHOST_API_URL: '{sandbox}/videohost',
      VIDEOHOST_AUTHORIZE_URL: '{sandbox}/videohost/o/oauth2/v2/auth',
      VIDEOHOST_TOKEN_URL: '{sandbox}/videohost/token',
      VIDEOHOST_REVOKE_URL: '{sandbox}/videohost/revoke',
      VIDEOHOST_PAGE_URL: '{sandbox}/videohost',
      VIDEOHOST_CLIENT_ID: 'sandbox-demo',
      VIDEOHOST_CLIENT_SECRET: 'sandbox-secret',
    },
    made: {
      JWT_SECRET: 'secret',
      OPERATOR_KEY: 'secret',
      ENCRYPTION_KEYS: 'key ring',
    },
  },
  agent: {
    values: {
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_WRONG_KEYS: '100000',
      CHAT_BASE_URL: '{sandbox}/chat/v1',
      CHAT_API_KEY: 'sandbox-demo',
    },
    made: {},
  },
  core: {
    values: {
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_WRONG_KEYS: '100000',
    },
    made: {},
  },
  upload: {
    values: {
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_WRONG_KEYS: '100000',
    },
    made: {
      UPLOAD_SIGNING_KEY: 'secret',
    },
  },
} as const;
