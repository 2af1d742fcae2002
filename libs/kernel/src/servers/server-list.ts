/** Parameter of Postgres addresses that wants a server which accepts writes; here that is always wanted. */
const TARGET = 'target_session_attrs';

/**
 * Returns one address per server of an address with several, as Postgres' own clients write it:
 * `postgres://role:password@one:5432,two:5432/database`. All other parts are the same in each of them.
 */
export function serverList(address: string): string[] {
  const hostsAt = address.indexOf('//') + 2;
  if (hostsAt < 2) return [address];
  const pathAt = address.slice(hostsAt).search(/[/?#]/);
  const end = pathAt < 0 ? address.length : hostsAt + pathAt;
  const firstAt = Math.max(hostsAt, address.lastIndexOf('@', end) + 1);
  const [start, hosts, rest] = [address.slice(0, firstAt), address.slice(firstAt, end), address.slice(end)];
  const same = rest.includes(`${TARGET}=`) ? withoutTarget(rest) : rest;
  return hosts.split(',').map((host) => `${start}${host}${same}`);
}

function withoutTarget(end: string): string {
  const [path = '', search = ''] = end.split('?', 2);
  const others = search.split('&').filter((parameter) => parameter !== `${TARGET}=read-write`);
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}
