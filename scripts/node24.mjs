// node scripts/node24.mjs FILE [ARGUMENT …]: runs one of the shop's programs on its own Node.
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await launch(async () => {
  const program = process.argv.slice(2)
  await ensureDependencies({ withTools: program[0]?.startsWith('bench/') ?? false })
  const node = pickNode()
  return run(node, program, environmentFor(node))
})
