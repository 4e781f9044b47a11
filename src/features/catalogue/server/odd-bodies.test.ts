import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { fillPath } from '../../../common/contract/call.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { offeringsOfFiles, tariffsOfFiles } from './catalogue-files.ts'
import { type CatalogueDesk, catalogueDeskOf } from './testing-desk.ts'

let shop: TestShop
let desk: CatalogueDesk
let id: number
beforeAll(async () => {
  shop = await startTestShop()
  desk = catalogueDeskOf(await shop.staff('beheerder'))
  id = await desk.make('Vreemd')
})
afterAll(() => shop.stop())

const offering = offeringsOfFiles()[0]
const { voip } = tariffsOfFiles()
const file = (kind: string, content: string) => ({ kind, content, isTry: false })
const oddBodies: readonly unknown[] = [
  {},
  [],
  'x',
  null,
  { version: 2 ** 53, confirmed: [{}] },
  { version: 0, offering: { ...offering, name: 'a\u0000b' } },
  { version: 0, offering: { ...offering, information: ['half \ud800'] } },
  { version: 0, offering: { ...offering, id: 99_999 } },
  { version: 0, offering: { ...offering, position: 1e9, priceInCents: 1e21 } },
  { version: 0, list: { ...voip, note: 'a\u0000b' } },
  { name: 'a\u0000b', description: '\ud800', startsAt: null, version: 1 },
  { name: 'x', description: '', startsAt: '9999-12-31T23:59:59-12:00', version: 1 },
  { reason: '\u0000', startsAt: '0000-01-01' },
  { productType: 'mobiel', copyOf: 2 ** 53 - 1, endsCopied: true },
  { was: '\u0000', becomes: 'x', productType: 'internet' },
  { revisionId: 2 ** 53 - 1, at: null },
  { revisionId: null, at: '0000-01-01T00:00:00Z' },
  { revisionId: null, at: '+010000-01-01T00:00:00Z' },
  file('csv', '####'),
  file('csv', Buffer.from('Id;Naam\n11005;a\u0000b').toString('base64')),
  file('json', Buffer.from('{"offerings":[{"id":{}}],"__proto__":1}').toString('base64')),
  file(
    'json',
    Buffer.from(JSON.stringify({ offerings: [{ ...offering, name: '\ud800' }] })).toString('base64'),
  ),
]
const oddIds = [
  '0',
  '-1',
  '1e3',
  '999999999999999',
  '99999999999999999999',
  'x',
  '%00',
  '__proto__',
  "1' or 1=1",
]

test.each(Object.entries(calls))('%s answers no odd body or id with 500', async (_name, { method, path }) => {
  const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : oddBodies
  for (const body of bodies) {
    // A revision of its own: some of them are thrown away.
    if (method === 'DELETE') id = await desk.make('Vreemd')
    const at = fillPath(path, { id, item: offering?.id ?? 0, lijst: 'voip' })
    expect((await desk.call({ method, path: at }, body)).status, JSON.stringify(body)).toBeLessThan(500)
  }
  for (const odd of path.includes('{') ? oddIds : []) {
    for (const params of [
      { id: odd, item: odd, lijst: odd },
      { id, item: odd, lijst: odd },
    ]) {
      const answer = await desk.call(
        { method, path: fillPath(path, params) },
        method === 'GET' ? undefined : {},
      )
      expect(answer.status, odd).toBeLessThan(500)
    }
  }
})
