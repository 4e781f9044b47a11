import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  startTestShop,
  type TestShop,
  type TestVisitor,
  testSecrets,
} from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { createSignatures } from '../../../platform/secrets/signatures.ts'
import { addressCalls } from '../../addresses/contract.ts'
import { formCalls } from '../../forms/contract.ts'
import { ids, order, quote, send, storedCounts } from '../../orders/server/testing.ts'
import { savedCartCalls } from '../../saved-carts/contract.ts'
import { catalogueCalls } from '../contract.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { previewTexts } from '../preview-texts.ts'
import { tariffsOfFiles } from './catalogue-files.ts'
import { createPreviews } from './preview.ts'
import { priceOf } from './testing.ts'
import { type CatalogueDesk, catalogueDeskOf, forgetRevisions, pricesFor } from './testing-desk.ts'

let shop: TestShop
let desk: CatalogueDesk
let visitor: TestVisitor
let looking: TestVisitor
beforeAll(async () => {
  shop = await startTestShop()
  desk = catalogueDeskOf(await shop.staff('catalogus'))
})
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
  looking = shop.visitor()
})
afterEach(() => forgetRevisions(shop))

const line = ids.fibre500For12Months
const now = priceOf(line)
const priceList = `${catalogueCalls.productPrices.path}?productType=internet`
const previewKey = testSecrets.deriveKey('catalogue-preview')

const linkTo = async (subject: object): Promise<string> => {
  const { status, body } = await desk.call(calls.preview, { revisionId: null, at: null, ...subject })
  expect(status).toBe(200)
  return new URL(String(body.url)).pathname
}
/** Follows a link as a browser does, without the page behind it. */
const follow = (browser: TestVisitor, path: string): Promise<Response> =>
  fetch(shop.url + path, { redirect: 'manual' }).then(response => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      browser.setCookie(name, value === '' ? null : value)
    }
    return response
  })

/** A draft with another price, name and tariff, which this browser looks at. */
async function lookAtDraft(): Promise<number> {
  const id = await desk.make('Zomer')
  await desk.change(id, line, { priceInCents: now + 700, name: 'Zomerlijn' })
  const list = { ...tariffsOfFiles().voip, note: 'Zomertarief' }
  await desk.call(endpoint(calls.changeTariffs, { id, lijst: 'voip' }), { version: 0, list })
  expect((await follow(looking, await linkTo({ revisionId: id }))).status).toBe(303)
  return id
}

describe('a preview', () => {
  test('shows the revision as it is now, and visitors what they had before to the byte', async () => {
    const before = await visitor.get(priceList)
    const bytes = await before.text()
    const id = await lookAtDraft()
    const shown = await looking.get(priceList)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await pricesFor(looking, 'internet')).get(line)).toMatchObject({
      name: 'Zomerlijn',
      price: (now + 700) / 100,
    })
    await desk.change(id, line, { priceInCents: now + 900 })
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe((now + 900) / 100)
    const after = await visitor.get(priceList)
    expect([await after.text(), after.headers.get('etag')]).toEqual([bytes, before.headers.get('etag')])
    expect(after.headers.get('cache-control')).toBe('no-cache')
  })

  test('has its texts, tariffs and moment for the pages', async () => {
    await lookAtDraft()
    const previews = createPreviews({ database: shop.testDatabase.database, key: previewKey })
    const of = (browser: TestVisitor) => previews.of({ headers: { cookie: browser.cookie } } as never)
    expect(await of(visitor)).toBeNull()
    const preview = await of(looking)
    expect(preview).toMatchObject({ name: 'Zomer', at: null })
    expect(preview?.snapshot.tariffs.voip.note).toBe('Zomertarief')
    expect(preview?.snapshot.offerings.internet.find(({ id }) => id === line)?.name).toBe('Zomerlijn')
  })

  test('shows its lines at an address', async () => {
    await lookAtDraft()
    const linesFor = async (browser: TestVisitor) => {
      const body = {
        zipCode: '1017XN',
        housenumber: '42',
        housenumber_extension: '',
        [captchaField]: await browser.captchaToken('submit_zipcode_check'),
      }
      const response = await browser.post(addressCalls.addressCheck.path, { body })
      return (await response.json()).products.find((product: { id: number }) => product.id === line)?.name
    }
    expect(await linesFor(looking)).toBe('Zomerlijn')
    expect(await linesFor(visitor)).not.toBe('Zomerlijn')
  })

  test('of a moment shows everything that is planned until then', async () => {
    const id = await desk.make('Januari', '2098-01-01')
    await desk.change(id, line, { priceInCents: now + 700 })
    await desk.plan(id)
    await follow(looking, await linkTo({ at: '2097-12-31T22:59:59Z' }))
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
    await follow(looking, await linkTo({ at: '2097-12-31T23:00:00Z' }))
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe((now + 700) / 100)
    expect((await pricesFor(visitor, 'internet')).get(line)?.price).toBe(now / 100)
  })

  test('takes no order, quote, cart or form, and stores nothing', async () => {
    await lookAtDraft()
    const before = await storedCounts(shop)
    for (const body of [order, quote])
      expect(await send(looking, body)).toEqual({ status: 409, body: { message: previewTexts.refused } })
    const others = [savedCartCalls.saveCart, ...Object.values(formCalls)].filter(
      ({ method }) => method === 'POST',
    )
    expect(others.length).toBeGreaterThan(1)
    for (const { path } of others) expect((await looking.post(path, { body: {} })).status, path).toBe(409)
    expect(await storedCounts(shop)).toEqual(before)
    expect((await send(visitor, order)).status).toBe(201)
  })

  test('ends where the colleague says so', async () => {
    await lookAtDraft()
    const ended = await follow(looking, catalogueCalls.endPreview.path)
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/'])
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
    expect((await send(looking, order)).status).toBe(201)
  })
})

describe('a link into a preview', () => {
  test('is made for a revision that there is, goes to the home page, and is kept by nobody', async () => {
    expect((await desk.call(calls.preview, { revisionId: 999_999, at: null })).status).toBe(404)
    const id = await desk.make('Zomer')
    const answer = await follow(looking, await linkTo({ revisionId: id }))
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('set-cookie')).toMatch(/^voorvertoning=.+; Path=\/; HttpOnly; SameSite=Lax/)
  })

  const signed = (subject: string, until: number) => {
    const text = `${subject}.${until}`
    return `${text}.${createSignatures(previewKey).of(text)}`
  }
  const tomorrow = () => Date.now() + 86_400_000

  test('serves where we signed it, so that the others below are refused for what they are', async () => {
    const id = await desk.make('Zomer')
    const token = signed(`r${id}`, tomorrow())
    expect((await follow(looking, endpoint(catalogueCalls.openPreview, { token }).path)).status).toBe(303)
  })

  test.each([
    ['older than a week', () => signed('r1', Date.now() - 1)],
    ['of another subject', () => signed('r1', tomorrow()).replace(/^r1/, 'r2')],
    ['made to last', () => signed('r1', tomorrow()).replace(/\.\d+\./, '.9999999999999.')],
    ['signed by somebody else', () => `r1.${tomorrow()}.${'A'.repeat(43)}`],
    ['no token', () => 'x'],
    ['a token with no subject', () => `..${'A'.repeat(43)}`],
  ])('that is %s is not found, sets no cookie and shows nothing', async (_what, made) => {
    const id = await desk.make('Zomer')
    await desk.change(id, line, { priceInCents: now + 700 })
    const token = made()
    const answer = await follow(looking, endpoint(catalogueCalls.openPreview, { token }).path)
    expect(answer.status).toBe(404)
    expect(answer.headers.getSetCookie()).toEqual([])
    looking.setCookie('voorvertoning', token)
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
    expect((await send(looking, order)).status).toBe(201)
  })
})
