// npm start: brings what is missing, builds what has changed, and runs the shop.
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { inProject, launch, say } from './lib/project.mjs'
import { serve } from './lib/run.mjs'
import { argumentsOf } from './lib/server-programs.mjs'

await launch(async () => {
  await ensureDependencies({ withTools: false })
  const node = pickNode()
  await ensureBuild(node)
  say('Starting the shop; Ctrl-C stops it …')
  return serve(node, argumentsOf('start'), {
    ...environmentFor(node),
    NODE_ENV: 'production',
    // Where Node keeps what it compiled: a later start reads it.
    NODE_COMPILE_CACHE: inProject('.cache', 'compiled'),
  })
})
