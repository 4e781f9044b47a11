import { expect, test } from 'vitest'
import { fibre } from '../testing.ts'
import { bandwidthOf, lineWith } from './bandwidth.ts'

test.each([
  ['50/50Mbps', 50],
  ['1Gbps/1Gbps', 1000],
  ['10Gbps/10Gbps', 10_000],
])('%s is %i Mb/s', (text, speed) =>
  expect(bandwidthOf(text)).toEqual({ downloadMbs: speed, uploadMbs: speed }),
)

test('what is no bandwidth is not understood', () => {
  for (const text of ['', 'snel', '50Mbps', '1Gbps/']) expect(bandwidthOf(text)).toBeNull()
})

test('the line with the asked bandwidth is the one of the usual term, and none where it is not sold', () => {
  const long = fibre(1, 1000, { contractDuration: 36 })
  const usual = fibre(2, 1000, { contractDuration: 12 })
  const asked = { downloadMbs: 1000, uploadMbs: 1000 }
  expect(lineWith([long, usual], asked)?.id).toBe(2)
  expect(lineWith([long], asked)?.id).toBe(1)
  expect(lineWith([fibre(3, 500)], asked)).toBeNull()
})
