// node scripts/built.mjs FILE [ARGUMENT …]: builds the pages if they changed, and runs a program that needs them.
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await launch(async () => {
  await ensureDependencies({ withTools: true })
  const node = pickNode()
  await ensureBuild(node)
  return run(node, process.argv.slice(2), environmentFor(node))
})
