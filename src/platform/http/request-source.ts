import { isIPv6 } from 'node:net'

/** A network that a request comes from, and how many times what one source may do it may do altogether. */
export type SourceNetwork = { readonly name: string; readonly allowance: number }

/**
 * IPv6 networks that providers assign: a /64 to a line or a phone, a /56 or a /48 to a customer; in groups of 16 bits
 * and letters.
 */
const ipv6Networks = [
  { groups: 4, digits: 0, length: 64, allowance: 1 },
  { groups: 3, digits: 2, length: 56, allowance: 4 },
  { groups: 3, digits: 0, length: 48, allowance: 16 },
] as const

/**
 * Where a request comes from, for counting, the narrowest first: an IPv4 address; or the /64 that one subscriber of IPv6 has,
 * with the /56 and the /48 around it, of which one subscriber may have all.
 * @param ip undefined once the connection is gone, whatever Fastify's types say: nobody reads that answer
 */
export function requestNetworks(ip: string | undefined): readonly [SourceNetwork, ...SourceNetwork[]] {
  const [address = ''] = (ip ?? '').split('%')
  if (!isIPv6(address)) return [{ name: address, allowance: 1 }]
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return [{ name: mapped, allowance: 1 }]
  const all = groupsOf(address)
  const [narrowest, ...wider] = ipv6Networks
  const named = ({ groups, digits, length, allowance }: (typeof ipv6Networks)[number]): SourceNetwork => {
    const whole = all.slice(0, groups)
    const part = digits > 0 ? [`${(all[groups] ?? '').padStart(4, '0').slice(0, digits)}00`] : []
    return { name: `${[...whole, ...part].join(':')}::/${length}`, allowance }
  }
  return [named(narrowest), ...wider.map(named)]
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // A URL writes an address in one way only; `::` stands for the groups that are left out.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(left).fill('0'), ...last]
}

/** The narrowest network that a request comes from: one source. */
export const requestSource = (ip: string): string => requestNetworks(ip)[0].name
