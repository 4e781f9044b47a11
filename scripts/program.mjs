// node scripts/program.mjs NAME [ARGUMENT …]: runs one of the programs of the server (scripts/lib/server-programs.mjs) as it is bundled.
import { ensureServer } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { inProject, launch } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { argumentsOf } from './lib/server-programs.mjs'

await launch(async () => {
  const [name, ...words] = process.argv.slice(2)
  await ensureDependencies({ withTools: false })
  const node = pickNode()
  await ensureServer(node)
  return run(node, [...argumentsOf(name), ...words], {
    ...environmentFor(node),
    NODE_COMPILE_CACHE: inProject('.cache', 'compiled'),
  })
})
