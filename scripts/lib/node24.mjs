import { existsSync } from 'node:fs'
import path from 'node:path'
import { isNewEnough, NEEDED_NODE } from './node-version.mjs'
import { inProject, Stop } from './project.mjs'

/**
 * Picks the Node that runs the shop: the present one when it is new enough, else the one that npm installed for
 * this platform.
 * @param {{version: string, execPath: string, platform: string, arch: string}} machine
 * @param {(file: string) => boolean} exists
 * @returns {string} the path of the program
 */
export function pickNode(machine = process, exists = existsSync) {
  if (isNewEnough(machine.version)) return machine.execPath
  const packaged = inProject('node_modules', `node-${machine.platform}-${machine.arch}`, 'bin', 'node')
  if (exists(packaged)) return packaged
  throw new Stop(
    `The shop needs Node ${NEEDED_NODE} or newer; this is ${machine.version}, and npm has none for ${machine.platform}-${machine.arch}: install that one (https://nodejs.org) and start again.`,
  )
}

/** The environment in which `node` is the picked one for child processes too. */
export const environmentFor = (node, env = process.env) => ({
  ...env,
  PATH: [path.dirname(node), env.PATH].filter(Boolean).join(path.delimiter),
})
