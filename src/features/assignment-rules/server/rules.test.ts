import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { caseEvents } from '../../cases/events.ts'
import { openMessage, placeOrder, updateWholeList } from '../../work-list/server/testing.ts'
import { fitsAnything } from '../assignment-rules.ts'
import { RulesPage, TryOut } from '../contract-desk.ts'
import { assignNewCases } from './assign-new.ts'
import { ruleRefusals } from './texts.ts'

const shop = await startTestShop()
const administrator = await shop.staff('beheerder')
const noor = (await shop.staff('verkoop')).colleague.id
const sem = (await shop.staff('verkoop')).colleague.id
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
})

const path = '/api/beheer/verdeling'
const anything = { name: 'Alles', ...fitsAnything }
const read = async () => RulesPage.parse(await (await administrator.get(path)).json())
const put = async (table: object, visitor = administrator) => {
  const { version } = await read()
  return visitor.change('PUT', path, { body: { rules: [], absences: [], version, ...table } })
}
const query = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await shop.testDatabase.pool.query<Row>(text, [...values])).rows
const assignees = async () =>
  (await query<{ assignee_id: string | null }>('select assignee_id from cases order by id')).map(
    ({ assignee_id }) => assignee_id,
  )
const assignAll = async () => {
  await updateWholeList(shop)
  while (await assignNewCases(shop.testDatabase.database)) {}
}

describe('a case that comes in', () => {
  it('goes to the colleague of the first rule that fits, and its timeline names the rule', async () => {
    const rules = [
      {
        ...anything,
        name: 'Amsterdam',
        kind: 'order',
        postcodeFrom: '1000',
        postcodeTo: '1099',
        members: [noor],
      },
      { ...anything, members: [sem] },
    ]
    expect((await put({ rules })).status).toBe(204)
    const number = await placeOrder(shop)
    await openMessage(shop)
    await assignAll()
    expect(await assignees()).toEqual([noor, sem])
    const { timeline } = await deskOf(administrator, number).read()
    expect(timeline.find(({ type }) => type === caseEvents.assigned)).toMatchObject({
      by: { kind: 'system' },
      data: { rule: 'Amsterdam', to: noor },
    })
  })

  it('is looked at once: whoever gives it to nobody, or has it already, is not overruled', async () => {
    await put({ rules: [{ ...anything, members: [noor] }] })
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    await deskOf(administrator, number).act('behandelaar', { assignee: sem })
    await assignAll()
    expect(await assignees()).toEqual([sem])
    await deskOf(administrator, number).act('behandelaar', { assignee: null })
    await assignAll()
    expect(await assignees()).toEqual([null])
  })

  it('is assigned once by several copies at the same time', async () => {
    await put({ rules: [{ ...anything, members: [noor, sem] }] })
    for (let made = 0; made < 6; made++) await openMessage(shop)
    await updateWholeList(shop)
    const { database } = shop.testDatabase
    await Promise.all([1, 2, 3].map(() => assignNewCases(database)))
    await assignAll()
    expect(
      await query('select case_id from events where type = $1 group by case_id having count(*) > 1', [
        'case-assigned',
      ]),
    ).toEqual([])
    expect((await assignees()).every(id => id === noor || id === sem)).toBe(true)
  })

  it('goes to the one of a group with the least open work', async () => {
    await put({ rules: [{ ...anything, members: [noor, sem] }] })
    for (let made = 0; made < 4; made++) await openMessage(shop)
    await assignAll()
    expect((await assignees()).filter(id => id === noor)).toHaveLength(2)
  })

  it('does not go to who is blocked, nor to who does not see it', async () => {
    const blocked = (await shop.staff('verkoop')).colleague.id
    const personnel = (await shop.staff('personeel')).colleague.id
    await put({
      rules: [
        { ...anything, members: [blocked, personnel] },
        { ...anything, name: 'Rest', members: [sem] },
      ],
    })
    await query('update staff set blocked_at = now() where id = $1', [blocked])
    await openMessage(shop)
    await assignAll()
    expect(await assignees()).toEqual([sem])
  })
})

describe('the table', () => {
  it('is tried on the last cases without a change', async () => {
    const number = await placeOrder(shop)
    await openMessage(shop)
    const body = {
      rules: [{ ...anything, name: 'Bestellingen', kind: 'order', members: [noor] }],
      absences: [],
    }
    const response = await administrator.post(`${path}/proef`, { body })
    const { cases } = TryOut.parse(await response.json())
    expect(cases.map(({ rule }) => rule)).toEqual([null, 'Bestellingen'])
    expect(cases[1]).toMatchObject({ number })
    expect(await assignees()).toEqual([null, null])
  })

  it.each([
    [
      'a circle',
      () => ({ absences: [away(noor, sem), away(sem, noor)] }),
      'absences.0.replacementId',
      /weer bij/,
    ],
    ['oneself', () => ({ absences: [away(noor, noor)] }), 'absences.0.replacementId', /weer bij/],
    [
      'a colleague twice',
      () => ({ absences: [away(noor, null), away(noor, null)] }),
      'absences.1.staffId',
      /al in/,
    ],
    [
      'a range backwards',
      () => ({ rules: [{ ...anything, postcodeFrom: '3000', postcodeTo: '2000', members: [noor] }] }),
      'rules.0.postcodeTo',
      /vóór/,
    ],
    [
      'an odd postcode',
      () => ({ rules: [{ ...anything, postcodeFrom: '10', members: [noor] }] }),
      'rules.0.postcodeFrom',
      /postcode/,
    ],
    ['nobody', () => ({ rules: [{ ...anything, members: [] }] }), 'rules.0.members', /wie/],
    [
      'a stranger',
      () => ({ rules: [{ ...anything, members: [randomUUID()] }] }),
      'rules.0.members',
      /bestaat niet/,
    ],
    [
      'a partner that is gone',
      () => ({ rules: [{ ...anything, resellerId: 'weg', members: [noor] }] }),
      'rules.0.resellerId',
      /partner/,
    ],
  ] as const)('is not kept with %s, and says so at the field', async (_, table, field, message) => {
    const response = await put(table())
    expect(response.status).toBe(422)
    expect(Failure.parse(await response.json()).errors?.[field]?.message).toMatch(message)
  })

  const away = (staffId: string, replacementId: string | null) => ({
    staffId,
    since: '2029-12-24',
    until: '2030-01-02',
    replacementId,
  })

  it('is kept as it is typed, and not over what another administrator kept meanwhile', async () => {
    const table = {
      rules: [{ ...anything, postcodeFrom: '1017 xn', postcodeTo: '', members: [sem] }],
      absences: [away(noor, sem)],
    }
    const { version } = await read()
    const both = await Promise.all(
      [1, 2].map(() => administrator.change('PUT', path, { body: { ...table, version } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await read()).toMatchObject({
      version: version + 1,
      rules: [{ postcodeFrom: '1017XN', postcodeTo: null, members: [sem] }],
      absences: [away(noor, sem)],
    })
    const refused = await administrator.change('PUT', path, { body: { ...table, version } })
    expect(await refused.json()).toEqual({ message: ruleRefusals.changedMeanwhile })
  })

  it.each([
    [{ version: 2_147_483_648 }, 'version'],
    [{ absences: [{ staffId: randomUUID(), until: '0000-05-05', replacementId: null }] }, 'absences.0.until'],
    [
      {
        absences: [{ staffId: randomUUID(), since: '2030-01-03', until: '2030-01-02', replacementId: null }],
      },
      'absences.0.until',
    ],
    [{ rules: [{ ...anything, formId: '\0', members: [randomUUID()] }] }, 'rules.0.formId'],
  ])('is refused at its field where no database can keep %j', async (table, field) => {
    const response = await put(table)
    expect(response.status).toBe(422)
    expect(Object.keys(Failure.parse(await response.json()).errors ?? {})).toEqual([field])
  })

  it('names who is in it and can be given no case any more, and offers no other of those', async () => {
    const [leaver, stranger] = [await shop.staff('verkoop'), await shop.staff('verkoop')]
    const ids = [leaver.colleague.id, stranger.colleague.id]
    await put({ rules: [{ ...anything, members: [noor, leaver.colleague.id] }] })
    await query('update staff set blocked_at = now() where id = any ($1)', [ids])
    const { rules, colleagues } = await read()
    expect(rules[0]?.members).toContain(leaver.colleague.id)
    const shown = (wanted: string | undefined) => colleagues.find(({ id }) => id === wanted)
    expect(shown(noor)).not.toHaveProperty('cannotTake')
    expect(shown(leaver.colleague.id)).toMatchObject({ name: leaver.colleague.name, cannotTake: true })
    expect(shown(stranger.colleague.id)).toBeUndefined()
  })

  it('is for administrators', async () => {
    const seller = await shop.staff('verkoop')
    expect((await seller.get(path)).status).toBe(403)
    expect((await put({}, seller)).status).toBe(403)
  })
})
