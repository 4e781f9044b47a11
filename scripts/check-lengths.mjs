// Part of npm run check: no file is longer than its kind may be (lib/file-lengths.mjs).
import { readdir, readFile } from 'node:fs/promises'
import { tooLong } from './lib/file-lengths.mjs'
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
  .filter(name => /\.(?:m?tsx?|mjs|css)$/.test(name) && isOurs(name))
  .sort()
const sentences = (
  await Promise.all(names.map(async name => tooLong(name, await readFile(inProject(name), 'utf8'))))
).filter(sentence => sentence !== null)
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(`${names.length} files. ${sentences.length} are too long.\n`)
process.exitCode = sentences.length > 0 ? 1 : 0
