import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
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
import { createPreviews, shownOf } from './preview.ts'
import { priceOf } from './testing.ts'
import { catalogueDeskOf, forgetRevisions, pricesFor } from './testing-desk.ts'

let visitor: TestVisitor
let looking: TestVisitor
const shop = await startTestShop()
const desk = catalogueDeskOf(await shop.staff('catalogus'))
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
    const previews = createPreviews({ database: shop.testDatabase.database, key: previewKey, isHttps: false })
    const of = (browser: TestVisitor) => previews.of({ headers: { cookie: browser.cookie } } as never)
    expect(await of(visitor)).toBeNull()
    const preview = await of(looking)
    expect(preview).toMatchObject({ name: 'Zomer', at: null })
    expect(shownOf(preview)?.snapshot.tariffs.voip.note).toBe('Zomertarief')
    expect(shownOf(preview)?.snapshot.offerings.internet.find(({ id }) => id === line)?.name).toBe(
      'Zomerlijn',
    )
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

  const signed = (id: string) => `${id}.${createSignatures(previewKey).of(id)}`
  const open = (token: string) => follow(looking, endpoint(catalogueCalls.openPreview, { token }).path)
  const running = async () =>
    (await desk.call(calls.previews)).body.previews as {
      id: number
      revisionName: string | null
      madeBy: string
    }[]

  test('over https gives a cookie for this host alone', async () => {
    const secure = await startTestShop({}, { PUBLIC_URL: 'https://shop.example' })
    const { rows } = await secure.testDatabase.pool.query<{ id: string }>(
      `insert into catalogue_previews (at, expires_at)
       values ('2097-12-31T23:00:00Z', now() + interval '1 day') returning id`,
    )
    const link = endpoint(catalogueCalls.openPreview, { token: signed(rows[0]?.id ?? '') }).path
    const [line = ''] = (await fetch(secure.url + link, { redirect: 'manual' })).headers.getSetCookie()
    expect(line).toMatch(/^__Host-voorvertoning=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    const cookie = `a=1; ${line.split(';')[0]}`
    const prices = await fetch(secure.url + priceList, { headers: { cookie } })
    expect(prices.headers.get('cache-control')).toBe('no-store')
    await secure.stop()
  })

  test.each([
    ['of a number that there is not', () => signed('999999')],
    ['with another signature', () => `${signed('1').slice(0, -3)}AAA`],
    ['signed by somebody else', () => `1.${'A'.repeat(43)}`],
    ['no token', () => 'x'],
    ['a token with no subject', () => `.${'A'.repeat(43)}`],
  ])('that is %s is not found, sets no cookie and shows nothing', async (_what, made) => {
    const id = await desk.make('Zomer')
    await desk.change(id, line, { priceInCents: now + 700 })
    const token = made()
    const answer = await open(token)
    expect(answer.status).toBe(404)
    expect(answer.headers.getSetCookie()).toEqual([])
    looking.setCookie('voorvertoning', token)
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
    expect((await send(looking, order)).status).toBe(201)
  })

  test('works until it is ended, also in browsers that have it already', async () => {
    const id = await lookAtDraft()
    const [preview] = await running()
    expect(preview).toMatchObject({ revisionName: 'Zomer', madeBy: expect.stringMatching(/^Collega/) })
    const reader = catalogueDeskOf(await shop.staff('lezer'))
    const end = endpoint(calls.endPreview, { id: preview?.id ?? 0 })
    expect((await reader.call(end)).status).toBe(403)
    expect((await desk.call(end)).status).toBe(204)
    expect((await desk.call(end)).status).toBe(404)
    expect((await running()).map(({ revisionName }) => revisionName)).not.toContain('Zomer')
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
    expect((await send(looking, order)).status).toBe(201)
    const another = await linkTo({ revisionId: id })
    expect((await follow(looking, another)).status).toBe(303)
  })

  test('ends with its week, and with its revision', async () => {
    await lookAtDraft()
    await shop.testDatabase.pool.query('update catalogue_previews set expires_at = now()')
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
    expect(await running()).toEqual([])
    const id = await lookAtDraft()
    await desk.call(endpoint(calls.dropRevision, { id }))
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
  })

  test('tells a person in a page that it shows nothing any more', async () => {
    const path = await linkTo({ revisionId: await desk.make('Zomer') })
    await shop.testDatabase.pool.query('update catalogue_previews set ended_at = now()')
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain(previewTexts.gone)
  })

  test('of a day on which nothing was sold, or a catalogue that breaks a rule, is refused with the reason', async () => {
    const early = await desk.call(calls.preview, { revisionId: null, at: '2020-01-01T12:00:00Z' })
    expect(early).toMatchObject({
      status: 422,
      body: { errors: { at: { message: previewTexts.unknownDay } } },
    })
    expect(await running()).toEqual([])
  })

  test('locks no browser where what it shows gets broken: it sees the shop of today with the reason', async () => {
    await lookAtDraft()
    await shop.testDatabase.pool.query(
      `update catalogue_changes set after = jsonb_set(after, '{priceInCents}', '"gratis"')
       where item_id = $1 and revision_id in (select id from catalogue_revisions where name = 'Zomer')`,
      [String(line)],
    )
    await shop.testDatabase.pool.query(
      "update catalogue_revisions set version = version + 1 where name = 'Zomer'",
    )
    const previews = createPreviews({ database: shop.testDatabase.database, key: previewKey, isHttps: false })
    expect(await previews.of({ headers: { cookie: looking.cookie } })).toEqual({
      kind: 'unavailable',
      reason: previewTexts.broken,
    })
    expect((await pricesFor(looking, 'internet')).get(line)?.price).toBe(now / 100)
  })
})
