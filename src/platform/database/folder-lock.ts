import { DatabaseSync } from 'node:sqlite'
import { StartupProblem } from '../operations/startup-problem.ts'

/** Gives the folder free again. Ending the process, however it ends, does the same. */
export type Release = () => void

/**
 * Takes a folder for this process alone. The lock is the operating system's own file lock, which Node reaches
 * only through SQLite: the kernel drops it when the process dies, kill -9 included, so that there is never a
 * stale lock to judge.
 * @param file the lock file, made when it is not there and left empty
 * @throws StartupProblem when another living process holds the folder
 */
export function lockFolder(file: string, folder: string): Release {
  const release = takeLock(file)
  if (release) return release
  throw new StartupProblem(
    `Another running server uses the data folder ${folder}: stop that one, or set DATA_DIR to another folder.`,
  )
}

/** Whether a living process holds the folder of this lock file. */
export function isFolderLocked(file: string): boolean {
  const release = takeLock(file)
  release?.()
  return release === null
}

function takeLock(file: string): Release | null {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
    return null
  }
  return () => lock.close()
}

const SQLITE_BUSY = 5
