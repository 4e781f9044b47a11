import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, orderedNumbers, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfClient } from '../kit/testing.ts'
import { cancellations, ordered, orders } from './testing.ts'

const shop = await startTestShop()
const crm = await tmfClient(shop)
afterAll(() => shop.stop())

describe('a client that delivers', () => {
  it('moves an order on as the desk does, with its mails, and is refused with the same reasons', async () => {
    const id = await ordered(crm)
    const patch = (body: object) => crm.patch(`${orders}/${id}`, body)
    expect((await patch({ state: 'completed' })).body).toMatchObject({
      status: '422',
      fields: [{ path: 'state' }],
    })
    expect((await patch({ state: 'inProgress' })).body.state).toBe('inProgress')
    const weekend = await patch({ plannedDelivery: { day: '2026-12-25', partOfDay: 'morning' } })
    expect(weekend.body.fields).toMatchObject([{ path: 'plannedDelivery.day' }])
    for (const year of ['0000', '9999']) {
      const { status, body } = await patch({ plannedDelivery: { day: `${year}-12-31` } })
      expect([status, body.fields[0].path]).toEqual([422, 'plannedDelivery.day'])
    }
    const planned = await patch({ expectedCompletionDate: '2099-12-01T12:00:00Z' })
    expect(planned.body).toMatchObject({
      expectedCompletionDate: '2099-12-01T16:00:00.000Z',
      plannedDelivery: { day: '2099-12-01', partOfDay: 'day' },
    })
    expect((await patch({ state: 'held', version: 1 })).status).toBe(409)
    expect((await patch({ state: 'held' })).body.fields).toMatchObject([{ path: 'stateReason' }])
    expect((await patch({ state: 'held', stateReason: 'site-work' })).body).toMatchObject({
      state: 'held',
      stateReason: 'site-work',
    })
    expect((await patch({ externalId: 'X', category: 'cloud' })).body.fields).toHaveLength(2)
    await patch({ state: 'inProgress' })
    const done = await patch({ state: 'completed' })
    expect(done.body).toMatchObject({ state: 'completed', completionDate: expect.stringMatching(/Z$/) })
    expect(await queuedMails(shop, id)).toEqual([
      'order-confirmation',
      'order-notice',
      'order-confirmed',
      'delivery-planned',
      'order-held',
      'order-delivered',
    ])
  })

  it('ports numbers, and the order is done with the last of them', async () => {
    const id = await orderedNumbers(shop, ['0201234567'])
    const patch = (body: object) => crm.patch(`${orders}/${id}`, body)
    const number = '+31201234567'
    await patch({ state: 'inProgress' })
    const asked = await patch({
      portIn: [{ number, state: 'requested', provider: 'KPN', wishDate: '2099-12-01' }],
    })
    expect(asked.body.fields).toMatchObject([{ path: 'portIn[0].wishDate' }])
    expect(
      (await patch({ portIn: [{ number: '+31209999999', state: 'planned' }] })).body.fields,
    ).toMatchObject([{ path: 'portIn[0].number' }])
    const cancelled = await patch({ portIn: [{ number, state: 'cancelled' }], state: 'completed' })
    expect(cancelled.body).toMatchObject({ state: 'completed', portIn: [{ state: 'cancelled' }] })
  })
})

describe('a request to cancel', () => {
  it('cancels an order that is not confirmed, and waits for staff after that', async () => {
    const fresh = await ordered(crm)
    const atOnce = await crm.post(cancellations, {
      productOrder: { id: fresh },
      cancellationReason: 'Dubbel',
    })
    expect([atOnce.status, atOnce.body.state]).toEqual([201, 'done'])
    expect((await crm.get(`${orders}/${fresh}`)).body).toMatchObject({
      state: 'cancelled',
      cancellationReason: 'customer-request',
    })

    const id = await ordered(crm)
    await crm.patch(`${orders}/${id}`, { state: 'inProgress' })
    const { body: task } = await crm.post(cancellations, {
      productOrder: { id },
      cancellationReason: 'Verhuisd',
    })
    expect(task).toMatchObject({
      state: 'acknowledged',
      cancellationReason: 'Verhuisd',
      productOrder: { id },
    })
    expect((await crm.get(`${orders}/${id}`)).body.state).toBe('assessingCancellation')
    const states = async (state: string) =>
      (await crm.get(`${orders}?limit=100&state=${state}`)).body.map((each: { id: string }) => each.id)
    expect(await states('assessingCancellation')).toEqual([id])
    expect(await states('inProgress')).not.toContain(id)
    expect((await crm.get(`${cancellations}?productOrder.id=${id}`)).body).toEqual([task])

    const sales = await shop.staff('verkoop')
    await deskOf(sales, id).act('status', { state: 'cancelled', reason: 'customer-request', mail: false })
    expect((await crm.get(`${cancellations}/${task.id}`)).body).toMatchObject({
      state: 'done',
      effectiveCancellationDate: expect.stringMatching(/Z$/),
    })
  })
})
