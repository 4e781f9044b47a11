// Part of npm run check: no text of the pages stands beside what changes
// (docs/decisions/pages.md#pages-that-a-browser-translates).
import { API } from 'typescript/unstable/sync'
import { inProject } from './lib/project.mjs'
import { textsBesideOthers, withWhatTheyImport } from './lib/text-nodes.mjs'

const api = new API({ cwd: inProject() })
const [project] = api.updateSnapshot({ openProjects: [inProject('tsconfig.json')] }).getProjects()
const components = project.program
  .getSourceFileNames()
  .filter(
    name =>
      name.startsWith(inProject('src/')) &&
      !/\/(?:server|platform)\//.test(name) &&
      name.endsWith('.tsx') &&
      !/\.test\.tsx$|\/testing[^/]*$/.test(name),
  )
// Parts that only the server renders never change; islands do.
const isOfSite = name => /\/features\/(?:site|forms)\//.test(name)
const islands = withWhatTheyImport(
  project,
  components.filter(name => name.endsWith('.island.tsx')),
)
const checked = components.filter(name => !isOfSite(name) || islands.has(name)).sort()

const found = checked.flatMap(name =>
  textsBesideOthers(project.checker, project.program.getSourceFile(name)).map(
    ({ line, text }) =>
      `${name.slice(inProject().length + 1)}:${line} has "${text}" beside what changes: give it an element of its own.`,
  ),
)
api.close()

for (const sentence of found) process.stderr.write(`${sentence}\n`)
process.stdout.write(`Checked ${checked.length} files. ${found.length} texts stand beside what changes.\n`)
process.exitCode = found.length > 0 ? 1 : 0
