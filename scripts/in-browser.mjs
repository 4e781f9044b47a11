// node scripts/in-browser.mjs FILE [ARGUMENT …]: builds the pages if they changed, and runs a program that drives Chromium.
import { ensureBuild } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await launch(async () => {
  const chromium = await ensureChromium()
  await ensureDependencies({ withTools: true })
  const node = pickNode()
  await ensureBuild(node)
  return run(node, process.argv.slice(2), { ...environmentFor(node), CHROMIUM_PATH: chromium })
})
