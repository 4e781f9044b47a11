// node scripts/check-pages.mjs: builds the pages if they changed, and says which scripts ask for more than their page may
// (web/page-budgets.ts), or come with what they do not need.
import { pageBudgets } from '../web/page-budgets.ts'
import { ensureBuild } from './lib/build.mjs'
import { importsOfConsent, scriptsOf, scriptsOfWebsite } from './lib/built-pages.mjs'
import { pickNode } from './lib/node24.mjs'
import { inProject, launch } from './lib/project.mjs'

await launch(async () => {
  await ensureBuild(pickNode())
  let broken = 0
  for (const { path, requests, kilobytes } of pageBudgets) {
    const scripts = await scriptsOf(inProject('build/client'), path)
    const bytes = [...scripts.values()].reduce((total, size) => total + size, 0)
    if (bytes <= kilobytes * 1000 && scripts.size < requests) continue
    broken += 1
    const list = [...scripts].sort(([, one], [, other]) => other - one).map(file => file.join(' '))
    process.stdout.write(
      `${path} asks for ${bytes} bytes in ${scripts.size} scripts, of ${kilobytes} kB in ${requests} requests: ${list.join(', ')}\n`,
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
