// npm start: brings what is missing, builds what has changed, and runs the shop.
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch, say } from './lib/project.mjs'
import { serve } from './lib/run.mjs'

await launch(async () => {
  await ensureDependencies({ withTools: false })
  const node = pickNode()
  await ensureBuild(node)
  say('Starting the shop; Ctrl-C stops it …')
  return serve(node, ['server/start.ts'], { ...environmentFor(node), NODE_ENV: 'production' })
})
