import { afterAll, describe, expect, it } from 'vitest'
import { orderedCase, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { rowsOf, storedCounts } from '../../../orders/server/testing.ts'
import { productOrderTexts } from '../../product-order-texts.ts'
import { tmfClient } from '../kit/testing.ts'
import {
  cancellations,
  cloud,
  internet,
  internetOrder,
  mobile,
  ordered,
  orders,
  patches,
  telephony,
} from './testing.ts'

const shop = await startTestShop()
const crm = await tmfClient(shop)
afterAll(() => shop.stop())

describe('an order by API', () => {
  it('is stored as one of the shop, with who agreed and how, and read back as it was sent', async () => {
    const { status, headers, body } = await crm.post(orders, { ...internetOrder, externalId: 'CRM-1' })
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(body.href)
    expect(body).toMatchObject({
      state: 'acknowledged',
      externalId: 'CRM-1',
      category: 'internet',
      purchaseOrderNumber: 'PO-2026-0042',
      bankAccount: { ibanEnding: '4300' },
      note: [{ text: 'Bel via de receptie' }],
    })
    expect(
      await rowsOf(
        shop,
        `select agreement_texts.kind, channel, given_by, given_how from case_consents join agreement_texts on id = agreement_text_id
         join cases on cases.id = case_id where number = $1 order by 1`,
        [body.id],
      ),
    ).toEqual([
      { kind: 'direct-debit', channel: 'api', given_by: 'Lotte van den Heuvel', given_how: 'paper' },
      { kind: 'terms', channel: 'api', given_by: 'Lotte van den Heuvel', given_how: 'phone' },
    ])
    expect(
      await rowsOf(
        shop,
        `select actor_kind, actor_id from events join cases on cases.id = case_id where number = $1`,
        [body.id],
      ),
    ).toEqual([{ actor_kind: 'client', actor_id: crm.clientId }])
    expect(await queuedMails(shop, body.id)).toEqual(['order-confirmation', 'order-notice'])
    const { body: read } = await crm.get(`${orders}/${body.id}`)
    expect(read.bankAccount).toMatchObject({ iban: 'NL91ABNA0417164300' })
    expect(
      await rowsOf(
        shop,
        `select actor_id from events join cases on cases.id = case_id where type = 'iban-viewed' and number = $1`,
        [body.id],
      ),
    ).toEqual([{ actor_id: crm.clientId }])
  })

  it.each([
    ['internet', internet],
    ['cloud', cloud],
    ['mobiel', mobile],
    ['telefonie', telephony],
  ])('of %s is placed by the body of the documentation, and described where it says', async (type, sent) => {
    const { status, body } = await crm.post(orders, sent)
    expect([status, body.category]).toEqual([201, type])
    const { properties } = await (await fetch(shop.url + new URL(body['@schemaLocation']).pathname)).json()
    const described = new Set([...Object.keys(properties), ...Object.keys(internetOrder)])
    expect(Object.keys(sent).filter(name => !described.has(name) && name !== 'externalId')).toEqual([])
  })

  it('is delivered by the patches of the documentation', async () => {
    const id = await ordered(crm)
    for (const patch of patches.slice(0, 3))
      expect((await crm.patch(`${orders}/${id}`, patch)).body).toMatchObject(patch)
  })

  it('comes once under its external id and its key, and another body is in conflict', async () => {
    const body = { ...internetOrder, externalId: 'CRM-2' }
    const first = await crm.post(orders, body)
    const before = await storedCounts(shop)
    const again = await crm.post(orders, body)
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
    expect((await crm.post(orders, { ...body, purchaseOrderNumber: 'PO-2' })).status).toBe(409)
    expect(await storedCounts(shop)).toEqual(before)
    const other = await tmfClient(shop)
    expect((await other.post(orders, body)).body.id).not.toBe(first.body.id)

    const key = { 'idempotency-key': 'a-key' }
    const keyed = await crm.post(orders, internetOrder, key)
    expect((await crm.post(orders, internetOrder, key)).body.id).toBe(keyed.body.id)
    expect((await crm.post(orders, { ...internetOrder, costCentre: 'KP 1' }, key)).status).toBe(409)
    const atOnce = { ...internetOrder, externalId: 'CRM-3' }
    const both = await Promise.all([crm.post(orders, atOnce), crm.post(orders, atOnce)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
  })

  it('is refused at the paths of its own body, with nothing stored', async () => {
    const before = await storedCounts(shop)
    const wrongFields = async (body: object) => {
      const { status, body: refused } = await crm.post(orders, body)
      expect(status).toBe(422)
      return refused.fields.map(({ path }: { path: string }) => path)
    }
    expect(
      await wrongFields({
        ...internetOrder,
        buyer: { ...internetOrder.buyer, kvkNumber: '1' },
        bankAccount: { accountHolder: 'X' },
        consent: [{ kind: 'terms', channel: 'letter' }],
        relatedParty: [{ id: 'nobody', role: 'reseller', '@referredType': 'Organization' }],
      }),
    ).toEqual([
      'consent[0].givenBy',
      'consent[0].channel',
      'consent',
      'buyer.kvkNumber',
      'bankAccount.iban',
      'relatedParty',
    ])
    const [item, ...others] = internetOrder.productOrderItem
    const unsold = { ...item, productOffering: { id: '999999' } }
    expect(await wrongFields({ ...internetOrder, productOrderItem: [unsold, ...others] })).toEqual([
      'productOrderItem[0].productOffering.id',
    ])
    const elsewhere = others.map(other => ({ ...other, product: item?.product }))
    expect(await wrongFields({ ...internetOrder, productOrderItem: elsewhere })).toContain('productOrderItem')
    expect(
      await wrongFields({
        ...internetOrder,
        relatedParty: [{ id: 'nobody', role: 'reseller', '@referredType': 'Organization' }],
      }),
    ).toEqual(['relatedParty'])
    expect((await crm.post(orders, { productOrderItem: [] })).status).toBe(400)
    expect((await crm.post(orders, { ...internetOrder, description: 'a\u0000b' })).status).toBe(400)
    expect((await crm.get(`${orders}?externalId=%00`)).status).toBe(400)
    expect(await storedCounts(shop)).toEqual(before)
  })

  it('is told of everything that is wrong at once: by the description, in the extension, and what is not sold', async () => {
    const [item, other] = internetOrder.productOrderItem
    const { status, body } = await crm.post(orders, {
      ...internetOrder,
      priority: 4,
      buyer: { ...internetOrder.buyer, kvkNumber: '1' },
      portIn: [{ number: 'geen nummer' }],
      productOrderItem: [
        { ...item, productOffering: { id: '999999' } },
        { ...other, action: 'buy' },
        { id: '3', action: 'add' },
      ],
    })
    expect(status).toBe(400)
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'priority',
      'productOrderItem[1].action',
      'productOrderItem[2].productOffering',
      'portIn[0].number',
      'buyer.kvkNumber',
      'productOrderItem[0].productOffering.id',
    ])
  })

  it.each(['modify', 'delete', 'noChange'] as const)(
    'ends nothing that is delivered, and changes it only in the place of an agreement: the action %s alone is refused',
    async action => {
      const before = await storedCounts(shop)
      const [item, ...others] = internetOrder.productOrderItem
      const items = [item, { ...others[0], action, product: { id: '482739165-1' } }]
      const { status, body } = await crm.post(orders, { ...internetOrder, productOrderItem: items })
      expect([status, body.code]).toEqual([422, 'refused'])
      expect(body.fields).toEqual([
        { path: 'productOrderItem[1].action', message: productOrderTexts.actionIs.add },
      ])
      expect(await storedCounts(shop)).toEqual(before)
    },
  )

  it('cannot be removed, and its lines stay as they were ordered', async () => {
    const id = await ordered(crm)
    const removed = await crm.delete(`${orders}/${id}`)
    expect([removed.status, removed.headers.get('allow')]).toEqual([405, 'GET, PATCH, HEAD, OPTIONS'])
    const { body: order } = await crm.get(`${orders}/${id}`)
    for (const action of ['modify', 'delete', 'noChange']) {
      const [line, ...lines] = order.productOrderItem
      const { status, body } = await crm.patch(`${orders}/${id}`, {
        productOrderItem: [{ ...line, action }, ...lines],
      })
      expect([status, body.fields]).toEqual([
        422,
        [{ path: 'productOrderItem', message: productOrderTexts.notChangeable }],
      ])
    }
    expect((await crm.get(`${orders}/${id}`)).body).toEqual(order)
  })

  it('is found by the prospect that its sender named, and so are its products', async () => {
    const { body: prospect } = await crm.post('/tmf-api/party/v4/organization', {
      tradingName: 'De Korenmolen',
    })
    const customer = {
      id: prospect.id,
      role: 'customer',
      name: 'De Korenmolen',
      '@referredType': 'Organization',
    }
    const id = await ordered(crm, { ...internetOrder, relatedParty: [customer] })
    const idsFor = async (path: string) =>
      (await crm.get(`${path}?relatedParty.id=${prospect.id}`)).body.map((each: { id: string }) => each.id)
    expect(await idsFor(orders)).toEqual([id])
    expect((await crm.get(`${orders}/${id}`)).body.relatedParty).toContainEqual(customer)
    for (const state of ['inProgress', 'completed']) await crm.patch(`${orders}/${id}`, { state })
    expect(await idsFor('/tmf-api/productInventory/v4/product')).toContain(`${id}-1`)
  })

  it('mails nobody where its client does not, and a test client sees only its own', async () => {
    const quiet = await tmfClient(shop, { sendsMails: false })
    expect(await queuedMails(shop, await ordered(quiet))).toEqual(['order-notice'])
    const test = await tmfClient(shop, { isTest: true })
    const id = await ordered(test)
    expect(await queuedMails(shop, id)).toEqual([])
    expect((await crm.get(`${orders}/${id}`)).status).toBe(404)
    expect((await test.get(orders)).body.map((each: { id: string }) => each.id)).toEqual([id])
  })

  it('of another reseller is not there', async () => {
    await rowsOf(
      shop,
      `insert into resellers (id, company_name) values ('mine', 'Mijn B.V.'), ('theirs', 'Hun B.V.')`,
    )
    const mine = await tmfClient(shop, { resellerId: 'mine' })
    const theirs = await tmfClient(shop, { resellerId: 'theirs' })
    const id = await ordered(mine)
    expect((await mine.get(`${orders}/${id}`)).body.relatedParty).toContainEqual(
      expect.objectContaining({ id: 'mine', role: 'reseller' }),
    )
    expect((await theirs.get(`${orders}/${id}`)).status).toBe(404)
    expect((await theirs.patch(`${orders}/${id}`, { state: 'inProgress' })).status).toBe(404)
    expect((await theirs.get(`${orders}?id=${id}`)).body).toEqual([])
    const asked = await theirs.post(cancellations, { productOrder: { id } })
    expect([asked.status, asked.body.fields[0].path]).toEqual([422, 'productOrder.id'])
  })

  it('is found by each of its filters, beside orders of the website', async () => {
    const site = await orderedCase(shop)
    const { body: order } = await crm.get(`${orders}/${site}`)
    const found = async (query: string) =>
      (await crm.get(`${orders}?limit=100&${query}`)).body.map(({ id }: { id: string }) => id)
    expect(await found(`id=${site}`)).toEqual([site])
    expect(await found(`orderDate=${order.orderDate}`)).toEqual([site])
    expect(await found(`orderDate.gte=${order.orderDate}&relatedParty.id=68750110`)).toContain(site)
    expect(await found(`relatedParty.id=90001354`)).toEqual([])
    expect(await found('externalId=CRM-1')).toHaveLength(1)
    expect(await found('state=rejected,failed')).toEqual([])
    expect(await found('state=acknowledged')).toContain(site)
    expect((await crm.get(`${orders}?payer.email=x`)).status).toBe(400)
    expect(await found(`buyer.email=niemand@korenmolen.example`)).toEqual([])
  })
})
