import { randomBytes } from 'node:crypto';

/** An address of stored media in parts, for example `https://upload.example.com/v1/media/`, `3f9…`, `.png`. */
export interface MediaAddress {
  readonly start: string;
  readonly key: string;
  /** The extension, and the query if there is one. */
  readonly end: string;
}

const KEY_AND_EXTENSION = /^([^/.]{1,100})\.[a-z0-9]{1,20}$/i;
const PATH = /^[^?#]*/;
const FOLDER = '/media/';

/** Returns undefined for an address of another form. */
export function parseMediaAddress(url: string): MediaAddress | undefined {
  const [path] = PATH.exec(url)!;
  const at = path.lastIndexOf(FOLDER);
  if (at < 0) return undefined;
  const start = path.slice(0, at + FOLDER.length);
  const key = KEY_AND_EXTENSION.exec(path.slice(start.length))?.[1];
  return key === undefined ? undefined : { start, key, end: url.slice(start.length + key.length) };
}

export const formatMediaAddress = ({ start, key, end }: MediaAddress): string => `${start}${key}${end}`;

/** Returns the present address of a file for a former one, with the query of the former one. */
export function updatedAddress(former: string, present: string): string {
  const [before, now] = [parseMediaAddress(former), parseMediaAddress(present)];
  return before && now && differInKeyOnly(before, now) ? formatMediaAddress({ ...before, key: now.key }) : former;
}

/** Returns whether two addresses differ in their key and query only. */
function differInKeyOnly(one: MediaAddress, other: MediaAddress): boolean {
  return one.start === other.start && extensionOf(one) === extensionOf(other);
}

const extensionOf = ({ end }: MediaAddress) => PATH.exec(end)![0];

/** Returns 192 random bits in the form that upload requires. */
export const newAddressKey = (): string => randomBytes(24).toString('hex');
