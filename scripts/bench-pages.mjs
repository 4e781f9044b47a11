// npm run bench:pages: builds the pages if they changed, and measures them (bench/pages.ts).
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await launch(async () => {
  await ensureDependencies()
  const node = pickNode()
  await ensureBuild(node)
  return run(node, ['bench/pages.ts'], environmentFor(node))
})
