/** Returns the entity tag of bytes with this MD5 in Base64: its hexadecimal form. */
export const md5Hex = (checksum: string) => Buffer.from(checksum, 'base64').toString('hex');

export const etagOf = (checksum: string) => `"${md5Hex(checksum)}"`;
