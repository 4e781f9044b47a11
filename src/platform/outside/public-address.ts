import { BlockList, isIP } from 'node:net'

/** Everything of IPv4 that is not a public unicast address (IANA's registry of special-purpose addresses). */
const notPublic4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Ranges within 2000::/3 that are not public: protocols, documentation, and addresses that contain an IPv4 address. */
const notPublic6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [network, prefix] of notPublic4) refused.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of notPublic6) refused.addSubnet(network, prefix, 'ipv6')

const unicast6 = new BlockList()
unicast6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet: not this machine, its network, or anything reserved. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4')
    case 6:
      return unicast6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
    default:
      return false
  }
}
