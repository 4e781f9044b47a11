// npm test: every test, in real browsers where a visitor uses one. Ends with the line "N passed, N failed".
// With --watch it stays, and runs what an edit touches; e2e then drives what was built when it began.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureBuild } from './lib/build.mjs'
import { ensureTestChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { makeMemoryFolder } from './lib/memory-folder.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { inProject, launch, say } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { countTests, slowestFiles } from './lib/test-summary.mjs'

const REPORT = '.cache/test-report.json'

await launch(async () => {
  const chromium = await ensureTestChromium()
  await ensureDependencies({ withTools: true })
  const node = pickNode()
  await ensureBuild(node)
  const asked = process.argv.slice(2)
  const inMemory = process.env.TMPDIR ? undefined : makeMemoryFolder()
  const environment = {
    ...environmentFor(node),
    ...(inMemory && { TMPDIR: inMemory }),
    CHROMIUM_PATH: chromium,
    // The tests start the same programs again and again: each reads its code from here after the first.
    NODE_COMPILE_CACHE: inProject('.cache', 'compiled'),
  }
  if (asked.includes('--watch')) {
    const watch = ['node_modules/vitest/vitest.mjs', 'watch', ...asked.filter(word => word !== '--watch')]
    return run(node, watch, environment)
  }
  say('Running the tests …')
  await rm(inProject(REPORT), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...asked]
  const exitCode = await run(node, vitest, environment)
  const report = await readReport()
  const slowest = slowestFiles(report, 10).map(
    ({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${path.relative(inProject(), name)}`,
  )
  process.stdout.write(`The files that took longest:\n${slowest.join('\n')}\n`)
  const { passed, failed } = countTests(report, exitCode)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
})

async function readReport() {
  try {
    return JSON.parse(await readFile(inProject(REPORT), 'utf8'))
  } catch {
    return null
  }
}
