/** The entity tag of bytes with this base64 MD5: its hexadecimal form. */
export const md5Hex = (checksum: string) => Buffer.from(checksum, 'base64').toString('hex');

export const etagOf = (checksum: string) => `"${md5Hex(checksum)}"`;
