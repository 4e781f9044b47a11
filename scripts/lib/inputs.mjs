import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * One hash over the names and contents of files and folders, tests excepted. What is not there counts as absent,
 * so that its arrival changes the hash.
 * @param {string} root @param {string[]} inputs paths below root
 * @param {string[]} facts anything else the result depends on
 */
export async function hashInputs(root, inputs, facts = []) {
  const files = (await Promise.all(inputs.map(input => filesIn(root, input)))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(path.join(root, file))))
  const hash = createHash('sha256').update(JSON.stringify(facts))
  files.forEach((file, index) => {
    hash.update(`\0${file}\0${contents[index].length}\0`).update(contents[index])
  })
  return hash.digest('hex')
}

async function filesIn(root, input) {
  const found = await stat(path.join(root, input)).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [input]
  const entries = await readdir(path.join(root, input), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
}
