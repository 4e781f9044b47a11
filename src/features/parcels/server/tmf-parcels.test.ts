import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { deskOf, orderedCase, queuedMails, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { tmfPath } from '../../api-clients/tmf-resources.ts'
import type { Json } from '../../tmf/json.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import { documentedRequests } from '../../tmf/server/kit/testing-docs.ts'
import { parcelEvents } from '../events.ts'
import { parcelFieldTexts, parcelRefusals } from '../texts.ts'

const shop = await startTestShop()
const courier = await tmfClient(shop, {
  name: 'Bezorger',
  scopes: ['productOrder:read', 'productOrder:update'],
})
afterAll(() => shop.stop())

const documented = documentedRequests('orders.md').find(({ body }) => 'parcel' in body)?.body ?? {}
const follow = 'https://jouw.postnl.nl/track-and-trace/3SABC123456-NL-1017XN'

const patch = (number: string, parcel: readonly Json[]) =>
  courier.patch(tmfPath('TMF622', 'productOrder', number), { parcel })

const parcelMails = async (number: string) =>
  (await queuedMails(shop, number)).filter(kind => kind === 'parcel-sent').length

test('parcels of a delivering system are those of the desk, and their customer is mailed once', async () => {
  const number = await orderedCase(shop)
  const { status, body } = await courier.patch(tmfPath('TMF622', 'productOrder', number), documented)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.parcel).toEqual([
    { id: expect.any(String), carrier: 'postnl', trackingCode: '3SABC123456', carrierTrackingUrl: follow },
    {
      id: expect.any(String),
      carrier: 'other',
      trackingCode: 'KOERIER42',
      carrierTrackingUrl: 'https://koerier.example/volg/42',
    },
  ])
  expect(await parcelMails(number)).toBe(1)
  const page = await statusPage(shop, number)
  expect(page.kind === 'order' && page.delivery.parcels.map(({ code }) => code)).toEqual([
    '3SABC123456',
    'KOERIER42',
  ])
  const { timeline } = await deskOf(await shop.staff('verkoop'), number).read()
  expect(timeline.filter(({ type }) => type === parcelEvents.added)).toHaveLength(2)

  // A code that is there already asks for nothing, however it is typed.
  for (const again of [body.parcel, [{ carrier: 'postnl', trackingCode: '3SABC-123 456' }]])
    expect((await patch(number, again)).body.version).toBe(body.version)
  expect(await parcelMails(number)).toBe(1)
})

test('a parcel is corrected and taken out by its id, and others stay', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(await shop.staff('verkoop'), number)
  const atDesk = { parcel: null, carrier: 'postnl', code: '3SDESK00001', link: '', mail: false }
  expect((await desk.act('pakket', atDesk)).status).toBe(204)
  const added = await patch(number, [{ carrier: 'dpd', trackingCode: 'DPD0000001' }])
  const [first, second] = added.body.parcel
  expect(first).toMatchObject({ trackingCode: '3SDESK00001' })
  const corrected = await patch(number, [{ id: second.id, trackingCode: 'DPD0000002' }])
  expect(corrected.body.parcel).toMatchObject([first, { carrier: 'dpd', trackingCode: 'DPD0000002' }])
  const without = await patch(number, [{ id: first.id, trackingCode: null }])
  expect(without.body.parcel).toMatchObject([{ id: second.id }])
  expect((await desk.read()).timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['parcel-corrected', 'parcel-removed']),
  )
})

test('what cannot be a parcel is refused at its paths, and nothing of the patch is done', async () => {
  const number = await orderedCase(shop)
  const refused = await courier.patch(tmfPath('TMF622', 'productOrder', number), {
    state: 'inProgress',
    parcel: [
      { carrier: 'post', trackingCode: '12/34' },
      { id: randomUUID(), trackingCode: 'ABCDEF1' },
    ],
  })
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual([
    { path: 'parcel[0].carrier', message: parcelFieldTexts.carrierMissing },
    { path: 'parcel[0].trackingCode', message: parcelFieldTexts.wrongCode },
    { path: 'parcel[1].id', message: parcelRefusals.gone },
  ])
  const link = await patch(number, [
    { carrier: 'gls', trackingCode: 'GLS00001' },
    { carrier: 'other', trackingCode: 'ABCDEF1', carrierTrackingUrl: 'http://koerier.example' },
  ])
  expect(link.body.fields).toEqual([
    { path: 'parcel[1].carrierTrackingUrl', message: parcelRefusals.wrongLink },
  ])
  const { body } = await courier.get(tmfPath('TMF622', 'productOrder', number))
  expect([body.state, body.parcel]).toEqual(['acknowledged', undefined])
  expect(await parcelMails(number)).toBe(0)
})
