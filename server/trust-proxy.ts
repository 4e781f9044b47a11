import { isIP } from 'node:net'

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * `true`, `false`, or addresses, ranges (`10.0.0.0/8`) and named ranges separated by commas; null when it is none of these.
 */
export function parseTrustProxy(value: string): boolean | string[] | null {
  if (value === 'true') return true
  if (value === 'false') return false
  const addresses = value.split(',').map(address => address.trim())
  return addresses.every(address => namedRanges.includes(address) || isRange(address)) ? addresses : null
}

function isRange(value: string): boolean {
  const [address = '', bits] = value.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
