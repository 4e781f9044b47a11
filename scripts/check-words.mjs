// Part of npm run check: what people read stands in the texts of its feature, and each sentence once (docs/decisions/code.md#words-lie-with-their-feature).
import { readdir, readFile } from 'node:fs/promises'
import { interfaceWords, mayHoldWords, repeatedWords } from './lib/interface-words.mjs'
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
  .filter(name => /\.tsx?$/.test(name) && !isForTests(name))
  .sort()
const files = await Promise.all(
  names.map(async file => ({ file, code: await readFile(inProject(file), 'utf8') })),
)
const withoutWords = files.filter(({ file }) => !mayHoldWords(file))
const withWords = files.filter(({ file }) => /texts/.test(file) && mayHoldWords(file))

const sentences = [
  ...withoutWords.flatMap(({ file, code }) => interfaceWords(file, code)),
  ...repeatedWords(withWords),
]
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(
  `Checked ${files.length} files. ${sentences.length} texts stand outside the texts of their feature, or in two of them.\n`,
)
process.exitCode = sentences.length > 0 ? 1 : 0
