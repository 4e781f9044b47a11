// Part of npm run check: docs/asvs.md says of every requirement of the security standard how it stands.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { asvsNumbers } from './lib/asvs-numbers.mjs'
import { asvsProblems } from './lib/asvs-table.mjs'
import { inProject } from './lib/project.mjs'

function contentOf(name) {
  const path = inProject(name)
  if (!existsSync(path)) return null
  return statSync(path).isDirectory() ? '' : readFileSync(path, 'utf8')
}

const problems = asvsProblems(readFileSync(inProject('docs/asvs.md'), 'utf8'), asvsNumbers, contentOf)
for (const sentence of problems) process.stderr.write(`docs/asvs.md: ${sentence}\n`)
process.stdout.write(`Checked ${asvsNumbers.length} requirements. ${problems.length} things are wrong.\n`)
process.exitCode = problems.length > 0 ? 1 : 0
