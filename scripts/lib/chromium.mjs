import { existsSync } from 'node:fs'
import { Stop, say } from './project.mjs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, or one in the folders of PATH.
 * @param {NodeJS.ProcessEnv} env @param {(file: string) => boolean} exists
 * @returns {string | null} null when there is none
 */
export function findChromium(env = process.env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Stop(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not there: correct or unset it.`)
  }
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin']
  const places = NAMES.flatMap(name => folders.map(folder => `${folder}/${name}`))
  return places.find(place => exists(place)) ?? null
}

/** Finds a Chromium; as root, installs Debian's when there is none. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const install = ['install', '--yes', '--no-install-recommends', 'chromium']
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Stop(
      `The browser tests need Chromium: run "sudo apt-get update && sudo apt-get ${install.join(' ')}", or set CHROMIUM_PATH to one, and start again.`,
    )
  }
  say('Installing Chromium from the packages of this system …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const isDone = (await run('apt-get', ['update'], env)) === 0 && (await run('apt-get', install, env)) === 0
  const installed = isDone ? findChromium() : null
  if (installed) return installed
  throw new Stop('Chromium could not be installed, see above: install it, or set CHROMIUM_PATH to one.')
}
