// Part of npm run check: the words of the interface stand in content/ (content/README.md).
import { readdir, readFile } from 'node:fs/promises'
import { interfaceWords } from './lib/interface-words.mjs'
import { inProject } from './lib/project.mjs'

const names = (await readdir(inProject('web'), { recursive: true }))
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing/.test(name))
  .sort()
const found = await Promise.all(
  names.map(async name => interfaceWords(`web/${name}`, await readFile(inProject('web', name), 'utf8'))),
)

const sentences = found.flat()
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(`Checked ${names.length} files. ${sentences.length} texts stand outside content/.\n`)
process.exitCode = sentences.length > 0 ? 1 : 0
