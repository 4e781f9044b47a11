// Part of npm run check: documents, headings, files and commands that docs and comments name exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brokenDocLinks, unknownCommands } from './lib/doc-links.mjs'
import { inProject } from './lib/project.mjs'
import { ALL_FOLDERS, isOurs } from './lib/source-folders.mjs'

/** The client's words, migrations that were applied, examples of broken links, and what was measured: none of them changes. */
const isFixed =
  /^docs\/specification\/|^src\/platform\/database\/migrations\/|^scripts\/lib\/doc-links\.test|^bench\/results\//

const files = [
  ...readdirSync(inProject()).filter(name => name.endsWith('.md') && name !== 'CHANGELOG.md'),
  ...ALL_FOLDERS.flatMap(folder =>
    readdirSync(inProject(folder), { recursive: true }).map(name => `${folder}/${name}`),
  ),
].filter(
  name =>
    /\.(?:css|json|md|mdx|mjs|service|sh|sql|tsx?|ya?ml)$/.test(name) && isOurs(name) && !isFixed.test(name),
)

const contents = new Map()
function contentOf(name) {
  if (!contents.has(name)) contents.set(name, readIfThere(inProject(name)))
  return contents.get(name)
}

function readIfThere(file) {
  if (!existsSync(file)) return null
  return statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8')
}

const fileNames = new Set([...files, ...readdirSync(inProject())].map(name => path.basename(name)))
const scriptsOf = file => JSON.parse(readFileSync(inProject(file), 'utf8')).scripts
const scripts = { ...scriptsOf('package.json'), ...scriptsOf('docs/integration/client/package.json') }
const sentences = files.flatMap(file => [
  ...brokenDocLinks(file, contentOf(file), contentOf, fileNames),
  ...unknownCommands(file, contentOf(file), scripts),
])
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(`Checked ${files.length} files. ${sentences.length} links and commands lead nowhere.\n`)
process.exitCode = sentences.length > 0 ? 1 : 0
