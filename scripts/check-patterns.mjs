// Part of npm run check: no pattern takes time beyond proportion to a text that a stranger may send
// (docs/security.md#costly-work).
import { readdir, readFile } from 'node:fs/promises'
import { inProject } from './lib/project.mjs'
import { slowPatterns } from './lib/slow-patterns.mjs'
import { CODE_FOLDERS, isForTests } from './lib/source-folders.mjs'

/** Files with such a pattern, and why their texts are short or our own. */
const allowed = {
  'src/app/server/pages/page-styles.ts': 'styles of the build',
  'src/app/server/pages/web-build.ts': 'the name of a file that is there',
  'src/app/vite/mdx/check-texts.ts': 'texts of the website, at the build',
  'src/common/checks/phone.ts': 'at most 15 digits',
  'src/common/money.ts': 'the digits of a number',
  'src/features/addresses/server/csv-rows.ts': "a line of an operator's file, of at most 1,000 characters",
  'src/features/addresses/street-number.ts': 'a street of at most 200 characters',
  'src/platform/config/config-variables.ts': "the operator's variables",
  'src/platform/pdf/read-pdf.ts': 'documents that the shop drew',
}

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

const found = await Promise.all(
  names.map(async name =>
    slowPatterns(name, await readFile(inProject(name), 'utf8')).map(({ line, pattern }) => ({
      name,
      line,
      pattern,
    })),
  ),
)
const slow = found.flat()
const wrong = [
  ...slow
    .filter(({ name }) => !(name in allowed))
    .map(
      ({ name, line, pattern }) =>
        `${name}:${line} ${pattern} takes long with some texts: write it so that it begins at few places, and goes one way from each.`,
    ),
  ...Object.keys(allowed)
    .filter(name => !slow.some(each => each.name === name))
    .map(name => `${name} has no such pattern any more: take it off the list in scripts/check-patterns.mjs.`),
]
for (const sentence of wrong) process.stderr.write(`${sentence}\n`)
process.stdout.write(`Checked ${names.length} files. ${wrong.length} patterns can take long.\n`)
process.exitCode = wrong.length > 0 ? 1 : 0
