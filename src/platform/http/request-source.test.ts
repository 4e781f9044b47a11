import { expect, test } from 'vitest'
import { requestNetworks, requestSource } from './request-source.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a login from %s counts for %s', (ip, source) => expect(requestSource(ip)).toBe(source))

test('an IPv4 address is a network of its own', () =>
  expect(requestNetworks('192.0.2.7')).toEqual([{ name: '192.0.2.7', allowance: 1 }]))

test.each([
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0000::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ab12::1', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:12::1', ['2001:db8:1:12::/64', '2001:db8:1:0000::/56', '2001:db8:1::/48']],
])('%s counts for what a subscriber may have all of, and each may do more', (ip, names) => {
  const networks = requestNetworks(ip)
  expect(networks.map(({ name }) => name)).toEqual(names)
  expect(networks.map(({ allowance }) => allowance)).toEqual([1, 4, 16])
})

test('of a connection that is gone there is one network, as of no address', () => {
  expect(requestNetworks(undefined)).toEqual(requestNetworks(''))
  expect(requestNetworks(undefined)).toHaveLength(1)
})
