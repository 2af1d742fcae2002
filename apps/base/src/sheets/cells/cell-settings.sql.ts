/**
 * Settings of a text cell whose text was typed or comes from elsewhere, so that no generation replaces it. The argument
 * is an SQL expression.
 */
export const typedSettings = (settings: string) => `(${settings} - 'autoGenerate') || '{"textMode": "manual"}'`;
