import { BlockList, isIP } from 'node:net'

/** As Fastify knows them. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * `true`, `false`, or addresses, ranges (`10.0.0.0/8`) and named ranges separated by commas; null when it is none of these.
 */
export function parseTrustProxy(value: string): boolean | string[] | null {
  if (value === 'true') return true
  if (value === 'false') return false
  const addresses = value.split(',').map(address => address.trim())
  return addresses.every(address => Object.hasOwn(namedRanges, address) || isRange(address))
    ? addresses
    : null
}

function isRange(value: string): boolean {
  const [address = '', bits] = value.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Whether a connection from an address is one of a trusted proxy. @param trusted as `parseTrustProxy` returns it */
export function trustedBy(trusted: boolean | readonly string[]): (address: string) => boolean {
  if (typeof trusted === 'boolean') return () => trusted
  const list = new BlockList()
  for (const range of trusted.flatMap(each => namedRanges[each] ?? [each])) {
    const [address = '', bits] = range.split('/')
    const family = familyOf(address)
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family)
  }
  return address => isIP(address) !== 0 && list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')
