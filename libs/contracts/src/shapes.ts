import { Type } from 'typebox';

/** Shapes that several messages share. */
export const Id = Type.Integer({ minimum: 1 });
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
export const Timestamp = Type.String({ description: 'ISO 8601, UTC' });
export const MicroCredits = Type.Integer({ minimum: 0, description: 'millionths of a credit' });
export const RoleName = Type.Union(['viewer', 'editor', 'manager', 'owner'].map((role) => Type.Literal(role)));
export const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(shape: S) =>
  Type.Union([shape, Type.Null()]);
