import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { freeBytes, hasRoom } from './disk.ts'

it('knows how much is free, and that this machine has room', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0)
  expect(await hasRoom(tmpdir())).toBe(true)
})

it('takes orders where a disk does not say how full it is', async () => {
  expect(await hasRoom('/nowhere/at/all')).toBe(true)
})
