import { Type } from 'typebox';

export const Profile = Type.Object({
  instagram_business_account: Type.Optional(
    Type.Object({
      id: Type.String({ minLength: 1 }),
      username: Type.String({ minLength: 1 }),
      name: Type.Optional(Type.String()),
    }),
  ),
});

export const Container = Type.Object({
  id: Type.String(),
  status_code: Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
});

export const PublishingLimit = Type.Object({
  data: Type.Array(
    Type.Object({
      quota_usage: Type.Number(),
      config: Type.Optional(Type.Object({ quota_total: Type.Number() })),
    }),
  ),
});

export const Media = Type.Object({ id: Type.String(), permalink: Type.String() });

export const MediaList = Type.Object({
  data: Type.Array(
    Type.Object({ id: Type.String({ minLength: 1 }), caption: Type.Optional(Type.String()), timestamp: Type.String() }),
  ),
});

export const Insights = Type.Object({
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Array(Type.Object({ value: Type.Optional(Type.Number()) })),
    }),
  ),
});
