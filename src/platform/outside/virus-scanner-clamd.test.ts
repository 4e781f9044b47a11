import { afterEach, expect, it, test } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import { type ClamdFault, startClamd, type TestClamd, testVirus } from './testing-clamd.ts'
import { noVirusScanner } from './virus-scanner.ts'
import { clamdScanner } from './virus-scanner-clamd.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function clamdWith(fault: ClamdFault | null = null): Promise<TestClamd> {
  const clamd = await startClamd()
  clamd.fault = fault
  ends.push(() => clamd.stop())
  return clamd
}

const scannerAt = (url: string, timeLimitMs = 5_000) => {
  const metrics = createMetrics()
  return {
    metrics,
    scanner: clamdScanner(url, { log: createLog({ level: 'silent' }), metrics, timeLimitMs }),
  }
}

test.each([
  ['clean', Buffer.from('Een gewone bijlage')],
  ['infected', Buffer.from(`Een bijlage met ${testVirus}`)],
  ['clean', Buffer.alloc(0)],
  ['clean', Buffer.alloc(3_000_000, 7)],
])('says that a file is %s', async (result, content) => {
  const clamd = await clamdWith()
  const { scanner, metrics } = scannerAt(clamd.url)
  expect(await scanner.scan(content)).toBe(result)
  expect(clamd.scanned).toEqual([content.length])
  expect(await metrics.outsideCalls.get()).toMatchObject({
    values: expect.arrayContaining([
      expect.objectContaining({
        labels: expect.objectContaining({ service: 'clamav', outcome: 'answered' }),
      }),
    ]),
  })
})

test.each(['hangs', 'breaks-off', 'malformed', 'too-long', 'size-limit'] as const)(
  'leaves a file not scanned where the scanner %s',
  async fault => {
    const clamd = await clamdWith(fault)
    expect(await scannerAt(clamd.url, fault === 'hangs' ? 50 : 5_000).scanner.scan(Buffer.from('x'))).toBe(
      'not-scanned',
    )
  },
)

it('is asked no more for a while after it failed again and again', async () => {
  const clamd = await clamdWith('malformed')
  const { scanner } = scannerAt(clamd.url)
  for (let attempt = 0; attempt < 8; attempt++)
    expect(await scanner.scan(Buffer.from('x'))).toBe('not-scanned')
  expect(clamd.scanned).toHaveLength(5)
})

it('leaves a file not scanned where nobody listens, or there is no scanner', async () => {
  const clamd = await clamdWith()
  await clamd.stop()
  expect(await scannerAt(clamd.url).scanner.scan(Buffer.from('x'))).toBe('not-scanned')
  expect(await noVirusScanner.scan(Buffer.from('x'))).toBe('not-scanned')
})
