import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** @typedef {Record<string, string>} Digests each file's path below a root, with the SHA-256 of its content */

/**
 * Digests of files and folders, tests excepted. Missing ones are left out, so that their arrival shows.
 * @param {string} root @param {string[]} inputs paths below root
 * @returns {Promise<Digests>}
 */
export async function digestInputs(root, inputs) {
  const files = [...new Set((await Promise.all(inputs.map(input => filesIn(root, input)))).flat())]
  /** @type {Digests} */
  const digests = {}
  // One after the other: all at once are more open files than some machines allow.
  for (const file of files) digests[file] = digestOf(await readFile(path.join(root, file)))
  return digests
}

/**
 * A file that has another content than it had, that came, or that went; null when there is none.
 * @param {Digests} before @param {Digests} now
 * @returns {string | null}
 */
export const changedInput = (before, now) =>
  Object.keys({ ...before, ...now }).find(file => before[file] !== now[file]) ?? null

const digestOf = content => createHash('sha256').update(content).digest('hex')

async function filesIn(root, input) {
  const found = await stat(path.join(root, input)).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [input]
  const entries = await readdir(path.join(root, input), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
}
