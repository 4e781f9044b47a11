import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Databases, their logs and browsers of a run take a gigabyte or two. */
const leastFree = 4 * 1024 ** 3
const prefix = 'shop-tests-'

/**
 * Makes a folder in memory for what a run of tests leaves behind, which is removed when this process ends; those of launchers that were
 * killed are removed too. On a disk half of the time of a new database goes to making its eight hundred files.
 * @param {string} place
 * @returns {string | undefined} undefined where the machine has no such place, or too little room there
 */
export function makeMemoryFolder(place = '/dev/shm', least = leastFree) {
  try {
    const { bavail, bsize } = statfsSync(place)
    if (bavail * bsize < least) return undefined
    removeLeftovers(place)
    const folder = path.join(place, `${prefix}${process.pid}`)
    mkdirSync(folder)
    // As other folders for temporary files: PostgreSQL may run as another user.
    chmodSync(folder, 0o1777)
    process.once('exit', () => remove(folder))
    return folder
  } catch {
    return undefined
  }
}

function removeLeftovers(place) {
  for (const name of readdirSync(place))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      remove(path.join(place, name))
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const remove = folder => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
