import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyPurposes } from './secrets.ts'

const inventory = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
  .split('\n## ')
  .find(part => part.startsWith('Keys and algorithms'))

test('every purpose of a key stands in the inventory, and no other', () => {
  const cells = [...(inventory ?? '').matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) => cell)
  const told = cells.flatMap(cell => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, purpose]) => purpose))
  expect(told.toSorted()).toEqual([...keyPurposes].toSorted())
})
