import { generate } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { formatDateTime } from '../../../common/moments.ts'
import { staffRefusals } from '../../desk/contract.ts'
import { ids } from '../../orders/server/testing.ts'
import { ownAccountCalls, SecondFactorKey } from '../../staff/contract-account.ts'
import { colleagueCalls } from '../../staff/contract-colleagues.ts'
import { passDeskMinutes } from '../../staff/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { createCatalogue } from './catalogue.ts'
import { priceOf } from './testing.ts'
import { catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

/** Approval is on and a single colleague has the right: he decides alone after 24 hours, with his second factor. */

let key: string
const query = (text: string, values: readonly unknown[] = []) =>
  shop.testDatabase.pool.query(text, [...values])

const shop = await startTestShop({}, { CATALOGUE_APPROVAL: 'on' })
const boss = await shop.staff('beheerder')
const desk = catalogueDeskOf(boss)
// Neither has the right: one who reads, and one who was invited and did not come yet.
await shop.staff('lezer')
await query(
  "insert into staff (id, email, email_key, role) values (gen_random_uuid(), 'komt@lijnhaven.example', 'komt@lijnhaven.example', 'catalogus')",
)
afterAll(() => shop.stop())
beforeEach(async () => {
  await forgetRevisions(shop)
  await query("delete from staff where role = 'catalogus' and joined_at is not null")
  await setUpSecondFactor()
})

const line = ids.fibre500For12Months
const now = priceOf(line)

async function setUpSecondFactor() {
  await query('delete from staff_second_factors')
  await query('update staff_sessions set confirmed_at = now()')
  key = SecondFactorKey.parse(await (await boss.post(ownAccountCalls.beginSecondFactor.path)).json()).key
  const body = { code: await generate({ secret: key }) }
  expect((await boss.change('PUT', ownAccountCalls.finishSecondFactor.path, { body })).status).toBe(200)
}

/** Gives a code of the second factor, which may be given again. */
async function giveCode(code?: string): Promise<number> {
  await query('update staff_second_factors set last_step = 0')
  const body = { code: code ?? (await generate({ secret: key })) }
  return (await boss.post(ownAccountCalls.confirmIdentity.path, { body })).status
}

/** Lets time go by for what was asked; the desk's sessions stay, and their confirmation ends. */
async function pass(time: string) {
  for (const [table, moment] of [
    ['catalogue_revisions', 'changed_at'],
    ['catalogue_changes', 'changed_at'],
    ['catalogue_undo_requests', 'requested_at'],
  ])
    await query(`update ${table} set ${moment} = ${moment} - cast($1 as interval)`, [time])
  await passDeskMinutes(shop, 11)
}

/** A revision of one price, made by whoever is alone. */
async function made(priceInCents = now + 1): Promise<number> {
  const id = await desk.make('Zomer')
  expect((await desk.change(id, line, { priceInCents })).status).toBe(204)
  return id
}
const approve = async (id: number) =>
  desk.call(endpoint(calls.approveRevision, { id }), { version: (await desk.revision(id)).revision.version })

async function launched(): Promise<number> {
  const id = await made()
  await pass('24 hours')
  await giveCode()
  expect((await approve(id)).status).toBe(204)
  expect((await desk.plan(id)).status).toBe(204)
  return id
}

const soldAt = async () =>
  (await createCatalogue(shop.testDatabase.pool).verified()).sellables.get(line)?.priceInCents

/** When whoever is alone may decide, as the page says it. */
const fromWhen = async (id: number) => new Date((await desk.revision(id)).alone?.from ?? Number.NaN)
const tooEarly = async (id: number) => ({
  status: 409,
  body: { message: refusals.aloneTooEarly(formatDateTime(await fromWhen(id))) },
})
const confirmFirst = { status: 403, body: { code: staffRefusals.confirm } }

const dataOfLast = async (type: string) =>
  (await query('select data from events where type = $1 order by id desc limit 1', [type])).rows[0]?.data

describe('launching what the only colleague made', () => {
  test('takes 24 hours since its last change and the second factor, and the log says that he was alone', async () => {
    const id = await made()
    const { rows } = await query('select changed_at from catalogue_changes where revision_id = $1', [id])
    const hours = ((await fromWhen(id)).getTime() - rows[0].changed_at.getTime()) / 3_600_000
    expect(hours).toBeCloseTo(24, 2)
    await pass('23 hours 59 minutes')
    await giveCode()
    expect(await approve(id)).toEqual(await tooEarly(id))

    await pass('2 minutes')
    expect(await approve(id)).toMatchObject(confirmFirst)
    expect(await giveCode('000000')).toBe(422)
    expect(await approve(id)).toMatchObject(confirmFirst)
    expect(await giveCode()).toBe(204)
    expect((await approve(id)).status).toBe(204)
    expect(await dataOfLast('revision-approved')).toEqual({ revision: 'Zomer', isAlone: true })
    expect((await desk.plan(id)).status).toBe(204)
    expect(await soldAt()).toBe(now + 1)
  })

  test('waits anew after each change, also one that takes something out', async () => {
    const id = await made()
    expect((await desk.change(id, 11001, { name: 'Anders' })).status).toBe(204)
    await pass('25 hours')
    await giveCode()
    const { version } = await desk.offering(id, 11001)
    expect(version).toBeGreaterThan(0)
    expect((await desk.call(endpoint(calls.keepOffering, { id, item: 11001 }))).status).toBe(204)
    expect(await approve(id)).toEqual(await tooEarly(id))
  })

  test('is for the second one once there is one, who may at once', async () => {
    const id = await made()
    await pass('25 hours')
    await giveCode()
    const second = catalogueDeskOf(await shop.staff('catalogus'))
    expect((await desk.revision(id)).alone).toBeNull()
    expect(await approve(id)).toEqual({ status: 409, body: { message: refusals.ownApproval } })
    const { version } = (await second.revision(id)).revision
    expect((await second.call(endpoint(calls.approveRevision, { id }), { version })).status).toBe(204)
    expect(await dataOfLast('revision-approved')).toEqual({ revision: 'Zomer' })
  })

  test('is refused without a second factor, and says where to set it up', async () => {
    const id = await made()
    await pass('25 hours')
    await query('delete from staff_second_factors')
    await query('update staff_sessions set confirmed_at = now()')
    expect((await desk.revision(id)).alone?.hasSecondFactor).toBe(false)
    expect(await approve(id)).toEqual({ status: 409, body: { message: refusals.aloneWithoutFactor } })
  })

  test('is done once by two tabs', async () => {
    const id = await made()
    await pass('24 hours')
    await giveCode()
    const { version } = (await desk.revision(id)).revision
    const tabs = await Promise.all(
      [0, 1].map(() => desk.call(endpoint(calls.approveRevision, { id }), { version })),
    )
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })
})

describe('undoing what the only colleague asks to undo', () => {
  const asked = async (id: number): Promise<number> => Number((await desk.undo(id)).body.request)
  const confirm = (id: number, verzoek: number) => desk.call(endpoint(calls.confirmUndo, { id, verzoek }))

  test('takes 24 hours and the second factor, and the log says that he was alone', async () => {
    const id = await launched()
    const request = await asked(id)
    await pass('23 hours 59 minutes')
    await giveCode()
    expect(await confirm(id, request)).toEqual(await tooEarly(id))
    await pass('2 minutes')
    expect(await giveCode('000000')).toBe(422)
    expect(await confirm(id, request)).toMatchObject(confirmFirst)
    expect(await soldAt()).toBe(now + 1)
    await giveCode()
    expect((await confirm(id, request)).status).toBe(200)
    expect(await soldAt()).toBe(now)
    expect(await dataOfLast('revision-undone')).toMatchObject({
      isAlone: true,
      requestedBy: boss.colleague.id,
    })
    expect((await desk.revision(id)).alone).toBeNull()
  })

  test('is for the second one once there is one', async () => {
    const id = await launched()
    const request = await asked(id)
    await pass('25 hours')
    await giveCode()
    await shop.staff('catalogus')
    expect(await confirm(id, request)).toEqual({ status: 409, body: { message: refusals.ownUndo } })
    expect(await soldAt()).toBe(now + 1)
  })

  test('is done once by two tabs, and not after another one took it back', async () => {
    const id = await launched()
    const request = await asked(id)
    await pass('24 hours')
    await giveCode()
    const tabs = await Promise.all([confirm(id, request), confirm(id, request)])
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409])

    const next = await launched()
    const withdrawn = await asked(next)
    await pass('24 hours')
    await giveCode()
    expect((await desk.call(endpoint(calls.withdrawUndo, { id: next, verzoek: withdrawn }))).status).toBe(204)
    expect(await confirm(next, withdrawn)).toEqual({ status: 409, body: { message: refusals.undoDecided } })
    expect(await soldAt()).toBe(now + 1)
  })
})

// The last one: what is logged about colleagues is never taken away.
test('whoever blocks the other one waits 24 hours after that', async () => {
  const { colleague } = await shop.staff('catalogus')
  const id = await made()
  await pass('25 hours')
  await giveCode()
  const { status } = await boss.change(
    'PUT',
    endpoint(colleagueCalls.blockColleague, { id: colleague.id }).path,
    { body: { isBlocked: true } },
  )
  expect(status).toBe(204)
  expect(await approve(id)).toEqual(await tooEarly(id))
})
