// node scripts/check-pages.mjs: builds the pages if they changed, reports the size of each one's scripts, and says which page asks
// for more files than it may (src/app/page-budgets.ts), or for what it may not wait for.
import { budgetedPages, maxRequests } from '../src/app/page-budgets.ts'
import { ensureBuild } from './lib/build.mjs'
import { importsOfConsent, scriptsOf } from './lib/built-pages.mjs'
import { pickNode } from './lib/node24.mjs'
import { inProject, launch } from './lib/project.mjs'

const clientDir = inProject('build/client')

await launch(async () => {
  await ensureBuild(pickNode())
  const problems = []
  for (const path of Object.values(budgetedPages).flat()) {
    const scripts = await scriptsOf(clientDir, path)
    const bytes = [...scripts.values()].reduce((total, size) => total + size, 0)
    process.stdout.write(`${path}: ${(bytes / 1000).toFixed(1)} kB in ${scripts.size} scripts\n`)
    if (scripts.size >= maxRequests)
      problems.push(`${path} may make ${maxRequests} requests, itself among them`)
    const ofReact = [...scripts.keys()].filter(name => /^(?:react|router)-/.test(name))
    if (budgetedPages.website.includes(path) && ofReact.length > 0)
      problems.push(`${path} begins with ${ofReact.join(', ')}, which nothing on it needs before it is used`)
  }
  const waitedFor = await importsOfConsent(clientDir)
  if (waitedFor.length > 0)
    problems.push(`The consent script, which pages wait for, imports ${waitedFor.join(', ')}`)
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  return problems.length === 0 ? 0 : 1
})
