// Part of npm run check: what people read stands in the texts of its feature (docs/decisions/code.md#words-lie-with-their-feature).
import { readdir, readFile } from 'node:fs/promises'
import { interfaceWords, mayHoldWords } from './lib/interface-words.mjs'
import { inProject } from './lib/project.mjs'
import { CODE_FOLDERS, isForTests } from './lib/source-folders.mjs'

const names = (
  await Promise.all(
    CODE_FOLDERS.map(async folder =>
      (await readdir(inProject(folder), { recursive: true })).map(name => `${folder}/${name}`),
    ),
  )
)
  .flat()
  .filter(name => /\.tsx?$/.test(name) && !isForTests(name) && !mayHoldWords(name))
  .sort()
const found = await Promise.all(
  names.map(async name => interfaceWords(name, await readFile(inProject(name), 'utf8'))),
)

const sentences = found.flat()
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(
  `Checked ${names.length} files. ${sentences.length} texts stand outside the texts of their feature.\n`,
)
process.exitCode = sentences.length > 0 ? 1 : 0
