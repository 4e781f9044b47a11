// node scripts/check-pages.mjs: builds the pages if they changed, reports the size of each one's scripts, and says which page asks
// for more files than it may (web/page-budgets.ts), or for what it does not need.
import { pageBudgets } from '../web/page-budgets.ts'
import { ensureBuild } from './lib/build.mjs'
import { importsOfConsent, scriptsOf, scriptsOfWebsite } from './lib/built-pages.mjs'
import { pickNode } from './lib/node24.mjs'
import { inProject, launch } from './lib/project.mjs'

await launch(async () => {
  await ensureBuild(pickNode())
  let broken = 0
  for (const { path, requests } of pageBudgets) {
    const scripts = await scriptsOf(inProject('build/client'), path)
    const bytes = [...scripts.values()].reduce((total, size) => total + size, 0)
    process.stdout.write(`${path}: ${(bytes / 1000).toFixed(1)} kB in ${scripts.size} scripts\n`)
    if (scripts.size < requests) continue
    broken += 1
    process.stdout.write(
      `It may ask for ${requests} files, itself among them: ${[...scripts.keys()].join(', ')}\n`,
    )
  }
  const waitedFor = await importsOfConsent(inProject('build/client'))
  if (waitedFor.length > 0) {
    broken += 1
    process.stdout.write(`The consent script, which pages wait for, imports ${waitedFor.join(', ')}\n`)
  }
  const routers = (await scriptsOfWebsite(inProject('build/client'))).filter(name => /^router-/.test(name))
  if (routers.length > 0) {
    broken += 1
    process.stdout.write(
      `What moves on the website comes with ${routers.join(', ')}, which nothing there needs\n`,
    )
  }
  process.stdout.write(`Checked ${pageBudgets.length} pages. ${broken} are over their budget.\n`)
  return broken === 0 ? 0 : 1
})
