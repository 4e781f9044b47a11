// Part of npm run check: the imports between the features of the server (docs/architecture.md).
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brokenImportRules } from './lib/import-rules.mjs'
import { inProject } from './lib/project.mjs'

const server = inProject('server')
const names = (await readdir(server, { recursive: true })).filter(name => /\.tsx?$/.test(name))
const files = await Promise.all(
  names.map(async name => [name, await readFile(path.join(server, name), 'utf8')]),
)

const broken = brokenImportRules(new Map(files))
for (const sentence of broken) process.stderr.write(`${sentence}\n`)
process.stdout.write(`Checked ${files.length} files. ${broken.length} imports break a rule.\n`)
process.exitCode = broken.length > 0 ? 1 : 0
