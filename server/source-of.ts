import { isIPv6 } from 'node:net'

/** Where a request comes from, for counting: an IPv4 address, or the /64 that one subscriber of IPv6 has. */
export function sourceOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  // A URL writes an address in one way only; `::` stands for the groups that are left out.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  return `${[...first, ...Array<string>(left).fill('0'), ...last].slice(0, 4).join(':')}::/64`
}
