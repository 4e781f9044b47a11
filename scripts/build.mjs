// npm run build: brings what is missing and builds what has changed, for an image or a machine that serves later.
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { pickNode } from './lib/node24.mjs'
import { launch } from './lib/project.mjs'

await launch(async () => {
  await ensureDependencies({ withTools: false })
  await ensureBuild(pickNode())
  return 0
})
