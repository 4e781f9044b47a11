// npm run bench:play: builds the pages if they changed, and plays on them at random (bench/play.ts).
import { ensureBuild } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await launch(async () => {
  const chromium = await ensureChromium()
  await ensureDependencies()
  const node = pickNode()
  await ensureBuild(node)
  const env = { ...environmentFor(node), CHROMIUM_PATH: chromium }
  return run(node, ['bench/play.ts', ...process.argv.slice(2)], env)
})
