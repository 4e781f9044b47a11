import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import {
  deskOf,
  enquiredCase,
  orderedCase,
  queuedMails,
  statusPage,
} from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { MailPreview } from '../../cases/contract-timeline.ts'
import { parcelEvents } from '../events.ts'
import { parcelFieldTexts, parcelRefusals } from '../texts.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const parcel = { parcel: null, carrier: 'postnl', code: '3SABC123456', link: '', mail: false }
const follow = 'https://jouw.postnl.nl/track-and-trace/3SABC123456-NL-1017XN'

async function parcelsOnPage(number: string) {
  const page = await statusPage(shop, number)
  return page.kind === 'order' ? page.delivery.parcels : []
}

const refusalIn = async (response: Response) => {
  expect(response.status).toBe(422)
  const { errors = {} } = Failure.parse(await response.json())
  return Object.entries(errors).map(([field, { message }]) => [field, message])
}

test('a parcel is shown to its customer and mailed in the same act, as its preview said', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  const { mail: _mail, ...question } = parcel
  const preview = MailPreview.parse(
    await (await desk.act('voorbeeld', { ...question, act: 'pakket' })).json(),
  )
  expect(preview.subject).toContain('Je pakket is onderweg')
  expect(preview.html).toContain(follow)
  expect(await parcelsOnPage(number)).toEqual([])

  expect((await desk.act('pakket', { ...parcel, mail: true })).status).toBe(204)
  expect((await queuedMails(shop, number)).filter(kind => kind === 'parcel-sent')).toHaveLength(1)
  expect(await parcelsOnPage(number)).toEqual([{ carrier: 'PostNL', code: parcel.code, link: follow }])
  const { parcels, timeline } = await desk.read()
  expect(parcels).toMatchObject([{ carrier: 'postnl', code: parcel.code, follow }])
  expect(timeline.find(({ type }) => type === parcelEvents.added)?.values).toEqual([
    { field: 'carrier', before: null, after: 'PostNL' },
    { field: 'trackingCode', before: null, after: parcel.code },
  ])
})

test('an order has several parcels, which are corrected and taken out one by one', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  const id = randomUUID()
  for (const _ of [1, 2]) expect((await desk.act('pakket', { ...parcel, id })).status).toBe(204)
  const other = { ...parcel, carrier: 'other', code: 'KOERIER42', link: 'https://koerier.example/volg' }
  expect((await desk.act('pakket', other)).status).toBe(204)
  expect(await parcelsOnPage(number)).toEqual([
    { carrier: 'PostNL', code: parcel.code, link: follow },
    { carrier: null, code: 'KOERIER42', link: 'https://koerier.example/volg' },
  ])

  const [first, second] = (await desk.read()).parcels
  expect(
    (await desk.act('pakket', { ...parcel, parcel: first?.id, code: 'JVGL0001', carrier: 'dhl' })).status,
  ).toBe(204)
  expect((await desk.act('pakket-verwijderen', { parcel: second?.id })).status).toBe(204)
  expect(await parcelsOnPage(number)).toMatchObject([{ carrier: 'DHL', code: 'JVGL0001' }])
  expect((await desk.read()).timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['parcel-corrected', 'parcel-removed']),
  )
  expect((await desk.act('pakket-verwijderen', { parcel: second?.id })).status).toBe(422)
})

test('what cannot be a parcel is refused at its field, and nothing is stored', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  expect((await desk.act('pakket', parcel)).status).toBe(204)
  const stranger = deskOf(seller, await orderedCase(shop))
  const [own] = (await desk.read()).parcels
  const refused: readonly [Readonly<Record<string, unknown>>, string, string][] = [
    [{ ...parcel, code: '12/34' }, 'code', parcelFieldTexts.wrongCode],
    [{ ...parcel, code: '3sabc 123456'.toUpperCase() }, 'code', parcelRefusals.twice],
    [{ ...parcel, carrier: 'post' }, 'carrier', parcelFieldTexts.carrierMissing],
    [{ ...parcel, carrier: 'other', link: 'http://koerier.example' }, 'link', parcelRefusals.wrongLink],
    [{ ...parcel, carrier: 'other', link: '' }, 'link', parcelRefusals.wrongLink],
    [{ ...parcel, parcel: randomUUID() }, 'code', parcelRefusals.gone],
  ]
  for (const [body, field, message] of refused)
    expect(await refusalIn(await desk.act('pakket', body))).toEqual([[field, message]])
  expect((await stranger.act('pakket', { ...parcel, parcel: own?.id })).status).toBe(422)
  expect((await stranger.act('pakket', { ...parcel, id: own?.id })).status).toBe(422)
  expect((await stranger.act('pakket-verwijderen', { parcel: own?.id })).status).toBe(422)
  expect(await parcelsOnPage(number)).toHaveLength(1)

  await desk.act('status', { state: 'cancelled', mail: false })
  expect((await desk.act('pakket', { ...parcel, code: 'ANDERE1' })).status).toBe(422)
  const enquiry = deskOf(seller, await enquiredCase(shop))
  expect(await refusalIn(await enquiry.act('pakket', parcel))).toEqual([['carrier', parcelRefusals.noOrder]])
})
