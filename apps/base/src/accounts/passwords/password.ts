/** Parameters recommended by OWASP for argon2id, the default algorithm of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not the user exists. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && Boolean(stored);
}
