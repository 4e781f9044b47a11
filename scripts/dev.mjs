// npm run dev: runs the shop so that an edit reloads the server, or the page alone when only pages changed.
import { globSync } from 'node:fs'
import { ensureServer } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch, ROOT, say } from './lib/project.mjs'
import { serve } from './lib/run.mjs'

/**
 * Folders to watch for restarts. They are listed, because Vite writes and removes modules of its own, which must not
 * restart the server.
 */
const watched = [
  ...[
    'content',
    'src/api',
    'src/app/server',
    'src/app/worker',
    'src/features/carts',
    'src/platform',
    'src/common',
  ],
  ...globSync(['src/features/*/server', 'src/features/*/*.ts'], { cwd: ROOT }),
].map(folder => `--watch-path=${folder}`)

await launch(async () => {
  await ensureDependencies({ withTools: true })
  const node = pickNode()
  // Of it only the e-mails, which Node cannot run from their sources.
  await ensureServer(node)
  say('Starting the shop for development; Ctrl-C stops it …')
  const env = { ...environmentFor(node), NODE_ENV: 'development' }
  return serve(node, [...watched, '--watch-preserve-output', 'src/app/server/start.ts'], env)
})
