// Part of npm run check: functions are short, and few casts take a type from the compiler
// (docs/decisions/code.md#functions-and-casts-have-a-limit).
import { API } from 'typescript/unstable/sync'
import { codeLimits, mostLines } from './lib/code-limits.mjs'
import { inProject } from './lib/project.mjs'
import { isForTests } from './lib/source-folders.mjs'

/** So many blind casts there are; a change that needs one fewer lowers it. */
const casts = 0

/** Functions that are longer, and why. */
const allowed = {}

const api = new API({ cwd: inProject() })
const [project] = api.updateSnapshot({ openProjects: [inProject('tsconfig.json')] }).getProjects()
const names = project.program
  .getSourceFileNames()
  .map(name => name.slice(inProject().length + 1))
  .filter(name => /^(?:content|src|e2e|bench|scripts)\//.test(name) && /\.(?:ts|tsx)$/.test(name))
  .sort()
const found = names.map(name => ({ name, ...codeLimits(project.program.getSourceFile(inProject(name))) }))
api.close()

const long = found
  .filter(({ name }) => !isForTests(name) && !name.startsWith('e2e/'))
  .flatMap(({ name, longFunctions }) =>
    longFunctions.map(each => ({ ...each, key: `${name} ${each.name}`, file: name })),
  )
const blind = found.flatMap(({ name, blindCasts }) => blindCasts.map(({ line }) => `${name}:${line}`))

const wrong = [
  ...long
    .filter(({ key }) => !(key in allowed))
    .map(
      ({ file, line, name, lines }) =>
        `${file}:${line} ${name} has ${lines} lines: a function has at most ${mostLines}.`,
    ),
  ...Object.keys(allowed)
    .filter(key => !long.some(each => each.key === key))
    .map(key => `${key} is short by now: take it off the list in scripts/check-code-limits.mjs.`),
  ...(blind.length > casts
    ? [`There are ${blind.length} casts to never, any or unknown, and at most ${casts}: ${blind.join(', ')}.`]
    : []),
  ...(blind.length < casts
    ? [
        `There are ${blind.length} casts to never, any or unknown: lower the number in scripts/check-code-limits.mjs.`,
      ]
    : []),
]
for (const sentence of wrong) process.stderr.write(`${sentence}\n`)
process.stdout.write(`Checked ${names.length} files. ${wrong.length} limits are exceeded.\n`)
process.exitCode = wrong.length > 0 ? 1 : 0
