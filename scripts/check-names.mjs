// Part of npm run check: exported names and files have the field's terms, and comments name the thing itself.
import { readdir, readFile } from 'node:fs/promises'
import { plainNames } from './lib/plain-names.mjs'
import { inProject } from './lib/project.mjs'
import { ALL_FOLDERS, isOurs } from './lib/source-folders.mjs'

const names = (
  await Promise.all(
    ALL_FOLDERS.map(async folder =>
      (await readdir(inProject(folder), { recursive: true })).map(name => `${folder}/${name}`),
    ),
  )
)
  .flat()
  .filter(
    name => /\.(?:tsx?|mjs|css)$/.test(name) && isOurs(name) && !name.startsWith('scripts/lib/plain-names'),
  )
  .sort()
const found = await Promise.all(
  names.map(async name => plainNames(name, await readFile(inProject(name), 'utf8'))),
)

const sentences = found.flat()
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(`Checked ${names.length} files. ${sentences.length} names or comments are not plain.\n`)
process.exitCode = sentences.length > 0 ? 1 : 0
