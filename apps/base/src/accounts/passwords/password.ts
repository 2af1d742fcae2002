/** OWASP's setting for argon2id, which is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/** Takes as long for a user who does not exist as for one who does. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && Boolean(stored);
}
