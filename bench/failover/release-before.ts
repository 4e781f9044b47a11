import { execFileSync } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'

/** The folder of it in that of the measurement. */
export const releaseBefore = 'release-before'

/**
 * Builds the release that this one replaces: the last commit whose database differs, built in a folder of its own, so that a roll-out
 * migrates under what runs beside it.
 * @param root the checkout, with its history
 * @param folder where it is to stand; not below a folder that only root may read
 * @returns the commit
 */
export async function buildReleaseBefore(root: string, folder: string): Promise<string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 2 ** 30 }).trim()
  // Its folder was moved once; that changed no database.
  const folders = [
    'src/platform/database/migrations',
    'platform/database/migrations',
    'server/database/migrations',
  ]
  const newest = git('log', '-1', '--find-renames', '--diff-filter=AMD', '--format=%H', '--', ...folders)
  const commit = git('rev-parse', `${newest}^`)
  await mkdir(folder, { recursive: true })
  execFileSync('sh', ['-c', 'git -C "$0" archive "$1" | tar -x -C "$2"', root, commit, folder])
  // Its own install brings what has changed since.
  await cp(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  return commit
}
