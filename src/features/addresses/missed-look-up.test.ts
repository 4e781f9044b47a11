import { expect, test } from 'vitest'
import type { ProductOffering } from '../catalogue/product.ts'
import type { LineReason, LineVerdict } from './line-verdict.ts'
import { missesFibre } from './missed-look-up.ts'

const verdict = (reason: LineReason, fiber = true): LineVerdict => ({
  line: { fiber } as ProductOffering,
  isListed: true,
  reason,
})
const noNetwork = verdict({ kind: 'no-network' })
const tooFast = verdict({ kind: 'too-fast', direction: 'download', mostMbs: 50 })

test('an address misses fibre where no line of it can be had, whatever copper does', () => {
  expect(missesFibre([noNetwork, noNetwork, verdict({ kind: 'ready' }, false)])).toBe(true)
  expect(missesFibre([tooFast, verdict({ kind: 'no-quotes' })])).toBe(true)
})

test('one line that can be ordered or quoted is something to offer', () => {
  expect(missesFibre([tooFast, verdict({ kind: 'ready' })])).toBe(false)
  expect(missesFibre([tooFast, verdict({ kind: 'by-quote', isNear: false })])).toBe(false)
})

test('a shop that sells no fibre misses none', () => {
  expect(missesFibre([verdict({ kind: 'unsaid' }, false)])).toBe(false)
})
