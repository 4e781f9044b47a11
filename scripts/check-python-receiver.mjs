import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rightReceiver, tryReceiver } from './lib/try-receiver.mjs'

// `npm run check:python-receiver` sends events to the sample receiver in Python; where there is no Python it says so.
const found = spawnSync('python3', ['--version'], { encoding: 'utf8' })
if (found.error || found.status !== 0) {
  process.stdout.write('There is no python3 on this machine: the sample receiver in Python was not tried.\n')
} else {
  assert.deepEqual(await tryReceiver('python3', ['docs/integration/receivers/receiver.py']), rightReceiver)
  process.stdout.write(`The sample receiver works with ${found.stdout.trim()}.\n`)
}
