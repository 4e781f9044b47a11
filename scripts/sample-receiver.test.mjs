import { expect, test } from 'vitest'
import { rightReceiver, tryReceiver } from './lib/try-receiver.mjs'

test('the sample receiver in TypeScript takes signed events once, and nothing else', async () => {
  expect(await tryReceiver(process.execPath, ['docs/integration/receivers/receiver.ts'])).toEqual(
    rightReceiver,
  )
})
