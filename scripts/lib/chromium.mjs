import { existsSync } from 'node:fs'
import { Stop, say } from './project.mjs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HEADLESS_SHELL = 'chromium-headless-shell'

/**
 * A whole Chromium: CHROMIUM_PATH, or one in the folders of PATH.
 * @param {NodeJS.ProcessEnv} env @param {(file: string) => boolean} exists
 * @returns {string | null} null when there is none
 */
export function findChromium(env = process.env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Stop(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not there: correct or unset it.`)
  }
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin']
  return NAMES.flatMap(name => folders.map(folder => `${folder}/${name}`)).find(exists) ?? null
}

/**
 * Debian's Chromium without windows; null when there is none, or CHROMIUM_PATH names another.
 * @param {NodeJS.ProcessEnv} env @param {(file: string) => boolean} exists
 */
export function findHeadlessShell(env = process.env, exists = existsSync) {
  const place = `/usr/bin/${HEADLESS_SHELL}`
  return !env.CHROMIUM_PATH && exists(place) ? place : null
}

/**
 * Finds a Chromium; as root, installs Debian's when there is none.
 * @returns {Promise<string>} its path @throws {Stop} when there is none and none can be installed
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!canInstall())
    throw new Stop(
      'The browser tests need Chromium: run "sudo apt-get update && sudo apt-get install --yes --no-install-recommends chromium", or set CHROMIUM_PATH to one, and start again.',
    )
  const installed = (await install('chromium')) ? findChromium() : null
  if (installed) return installed
  throw new Stop('Chromium could not be installed, see above: install it, or set CHROMIUM_PATH to one.')
}

/**
 * The Chromium that tests drive: the same engine without the windows around it, which nobody sees and which cost it most of
 * its time (docs/decisions/testing.md#tests-drive-chromium-without-its-windows). Whoever has only the whole browser,
 * and cannot install, tests with that.
 */
export async function ensureTestChromium() {
  const found = findHeadlessShell()
  if (found || process.env.CHROMIUM_PATH) return found ?? ensureChromium()
  const installed = canInstall() && (await install(HEADLESS_SHELL)) ? findHeadlessShell() : null
  return installed ?? ensureChromium()
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string} name of a package @returns {Promise<boolean>} whether it is there now */
async function install(name) {
  say(`Installing ${name} from the packages of this system …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const isUpdated = (await run('apt-get', ['update'], env)) === 0
  return isUpdated && (await run('apt-get', ['install', '--yes', '--no-install-recommends', name], env)) === 0
}
