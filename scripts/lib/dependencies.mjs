import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { inProject, Stop, say } from './project.mjs'
import { run } from './run.mjs'

/**
 * Compares what package-lock.json asks for with what npm recorded after its last complete install
 * (node_modules/.package-lock.json; an interrupted install leaves none).
 * Packages for other platforms may be absent; the shop's own Node and PostgreSQL for this one may not.
 * @param {{packages: Record<string, object>}} wanted
 * @param {{packages: Record<string, object>} | null} installed
 * @param {boolean} withTools whether what only tests and measurements use must be there too
 * @param {{platform: string, arch: string}} machine
 */
export function isInstalled(wanted, installed, withTools, { platform, arch } = process) {
  if (!installed) return false
  const { '': project, ...packages } = wanted.packages
  const ownPlatform = Object.keys(project.optionalDependencies ?? {}).filter(name =>
    name.endsWith(`${platform}-${arch}`),
  )
  const mustExist = new Set(ownPlatform.map(name => `node_modules/${name}`))
  const isSatisfied = ([name, entry]) => {
    const found = installed.packages[name]
    if (!found) {
      const isTool = Boolean(entry.dev || entry.devOptional)
      return (Boolean(entry.optional) && !mustExist.has(name)) || (isTool && !withTools)
    }
    return found.version === entry.version && found.integrity === entry.integrity
  }
  const isWanted = name => name in packages
  return Object.entries(packages).every(isSatisfied) && Object.keys(installed.packages).every(isWanted)
}

/**
 * Installs the dependencies with `npm ci` unless they are there.
 * @param {{withTools: boolean}} options whether those that only tests and measurements use (devDependencies) are wanted too
 */
export async function ensureDependencies({ withTools }) {
  const [wanted, installed] = await Promise.all([
    readJson('package-lock.json'),
    readJson('node_modules/.package-lock.json'),
  ])
  if (!wanted) throw new Stop('package-lock.json is missing or damaged: restore it with git.')
  if (isInstalled(wanted, installed, withTools)) return
  say('Installing the dependencies (npm ci); this takes a minute the first time …')
  const code = await npm(
    'ci',
    withTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--loglevel=error',
  )
  if (code !== 0) {
    throw new Stop(
      'npm ci failed, see above: check the connection to the npm registry and start again.',
      code,
    )
  }
}

function npm(...args) {
  const cli = process.env.npm_execpath
  const runsFromNpm = cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli)
  return runsFromNpm ? run(process.execPath, [cli, ...args]) : run('npm', args)
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(inProject(file), 'utf8'))
  } catch {
    return null
  }
}
