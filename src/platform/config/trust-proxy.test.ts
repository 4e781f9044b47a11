import { expect, test } from 'vitest'
import { trustedBy } from './trust-proxy.ts'

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '127.8.9.10', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['loopback', '', false],
  ['linklocal', '169.254.1.2', true],
  ['linklocal', 'fe80::1', true],
  ['uniquelocal', '172.31.0.1', true],
  ['uniquelocal', '172.32.0.1', false],
  ['uniquelocal', 'fd00::1', true],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['192.0.2.0/24', '::ffff:192.0.2.200', true],
  ['2001:db8::/48', '2001:db8:0:9::1', true],
  ['2001:db8::/48', '2001:db8:1::1', false],
])('who trusts %s and is called from %j: %s', (range, address, isTrusted) => {
  expect(trustedBy([range])(address)).toBe(isTrusted)
})

test('nobody or everybody is trusted where that is asked', () => {
  expect(trustedBy(false)('127.0.0.1')).toBe(false)
  expect(trustedBy(true)('203.0.113.5')).toBe(true)
})
