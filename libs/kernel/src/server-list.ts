/** Query parameter of Postgres addresses that asks for a server which accepts writes, which is always asked for here. */
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
  const kept = search.split('&').filter((parameter) => parameter !== `${TARGET}=read-write`);
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
