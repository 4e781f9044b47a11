import { expect, test } from 'vitest'
import { findChromium, findHeadlessShell } from './chromium.mjs'

const only = place => file => file === place

test('CHROMIUM_PATH goes before whatever is installed', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' }, () => true)).toBe('/opt/chrome')
})

test('a CHROMIUM_PATH that is not there is said, not passed over', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' }
  expect(() => findChromium(env, only('/usr/bin/chromium'))).toThrow(/CHROMIUM_PATH names \/opt\/chrome/)
})

test.for([
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/google/google-chrome',
  '/snap/bin/chromium',
])('an installed browser is found: %s', place => {
  expect(findChromium({ PATH: '/usr/local/bin:/opt/google' }, only(place))).toBe(place)
})

test('no browser is no answer', () => {
  expect(findChromium({ PATH: '/usr/bin' }, () => false)).toBeNull()
})

test('tests drive the shell without windows, unless CHROMIUM_PATH names another', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(findHeadlessShell({}, only(shell))).toBe(shell)
  expect(findHeadlessShell({}, only('/usr/bin/chromium'))).toBeNull()
  expect(findHeadlessShell({ CHROMIUM_PATH: '/opt/chrome' }, () => true)).toBeNull()
})
