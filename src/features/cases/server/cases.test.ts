import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { appendEvent, eraseEventValues, eventsOfCase } from '../../events/server/events.ts'
import { eventValues } from '../../events/server/tables.ts'
import { caseKinds } from '../case-kinds.ts'
import { caseTable, isOver } from '../case-states.ts'
import { caseEvents } from '../events.ts'
import { portInStates } from '../port-in-states.ts'
import { caseById, forgetOldCases } from './case.ts'
import { changeState, changeStateWithin } from './change-state.ts'
import { type NewCase, openCase } from './open-case.ts'
import { cases } from './tables.ts'
import { sentForm } from './testing.ts'
import { lockCase } from './update-case.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const open = (changes: Partial<NewCase> = {}) =>
  transaction(test.database, tx => openCase(tx, sentForm(changes)))
const staff = { kind: 'staff', id: '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10' } as const
const change = (caseId: number, state: string, version = 1, reason: string | null = null) =>
  changeState(test.database, { caseId, state, version, reason, actor: staff })
const whole = async (caseId: number) => [
  await caseById(test.database, caseId),
  await eventsOfCase(test.database, caseId),
]

describe('a case', () => {
  it('begins in the first state of its kind, with a number of its own, and that it came in is written down', async () => {
    for (const kind of caseKinds) {
      const productType = kind === 'order' || kind === 'quote' ? ('internet' as const) : null
      const id = await open({ kind, productType })
      const found = await caseById(test.database, id)
      expect(found).toMatchObject({ kind, state: caseTable(kind).first, version: 1, closedAt: null })
      expect(found?.number).toMatch(kind === 'order' ? /^[1-8]\d{8}$/ : /^9\d{8}$/)
      expect(await eventsOfCase(test.database, id)).toMatchObject([
        { type: 'case-opened', actorKind: 'visitor', actorId: null },
      ])
    }
  })

  it('changes its state, and who did it is written down', async () => {
    const id = await open()
    expect(await change(id, 'answered')).toEqual({ kind: 'changed', version: 2 })
    expect(await change(id, 'closed', 2, 'duplicate')).toEqual({ kind: 'changed', version: 3 })
    expect(await caseById(test.database, id)).toMatchObject({
      state: 'closed',
      version: 3,
      closedReason: 'duplicate',
      closedAt: expect.any(Date),
    })
    expect(await eventsOfCase(test.database, id, caseEvents.stateChanged)).toMatchObject([
      {
        actorKind: 'staff',
        actorId: staff.id,
        changedFields: ['state'],
        data: { from: 'new', to: 'answered' },
      },
      { data: { from: 'answered', to: 'closed', reason: 'duplicate' } },
    ])
  })

  it.each([
    ['a state that does not follow', 'new', 1, null, 'refused', 'De status is al ‘nieuw’.'],
    ['a state of another kind', 'acknowledged', 1, null, 'refused', 'Deze status bestaat hier niet.'],
    ['closing without a reason', 'closed', 1, null, 'refused', 'Kies een reden.'],
    ['a stale version', 'answered', 7, null, 'stale', expect.stringMatching(/^Iemand anders heeft dit/)],
  ])('refuses %s in Dutch and stays as it was', async (_, state, version, reason, kind, message) => {
    const id = await open()
    const before = await whole(id)
    expect(await change(id, state, version, reason)).toMatchObject({ kind, message })
    expect(await whole(id)).toEqual(before)
  })

  it('is changed by one of two who saw the same version', async () => {
    const id = await open()
    const outcomes = await Promise.all([change(id, 'answered'), change(id, 'closed', 1, 'spam')])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'stale'])
    expect(await eventsOfCase(test.database, id, caseEvents.stateChanged)).toHaveLength(1)
  })

  it('is held and changed by staff while others write what refers to it', async () => {
    const id = await open()
    const number = (await caseById(test.database, id))?.number ?? ''
    await transaction(test.database, async other => {
      await appendEvent(other, { type: caseEvents.opened, actor: staff, caseId: id })
      await transaction(test.database, async tx => {
        await tx.execute(sql`set local lock_timeout = '1s'`)
        expect(await lockCase(tx, number)).toMatchObject({ id })
        expect(
          await changeStateWithin(tx, {
            caseId: id,
            state: 'answered',
            version: 1,
            reason: null,
            actor: staff,
          }),
        ).toMatchObject({ kind: 'changed' })
      })
    })
  })

  it('that is not there cannot be changed', async () => {
    expect(await change(999_999_999, 'answered')).toMatchObject({ kind: 'unknown' })
  })
})

describe('the database', () => {
  const allStates = [...new Set(caseKinds.flatMap(kind => Object.keys(caseTable(kind).states)))]
  const isAccepted = async (kind: string, state: string, closed: boolean): Promise<boolean> => {
    const client = await test.pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into cases (number, kind, state, product_type, closed_at, closed_reason)
         values ('482739166', $1, $2, $3, case when $4 then now() end, case when $4 then 'spam' end)`,
        [kind, state, kind === 'order' || kind === 'quote' ? 'internet' : null, closed],
      )
      return true
    } catch {
      return false
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it('takes exactly the states of each kind, closed where they are over', async () => {
    for (const kind of caseKinds)
      for (const state of [...allStates, 'bestaat-niet']) {
        const exists = Object.hasOwn(caseTable(kind).states, state)
        for (const closed of [true, false])
          expect([kind, state, closed, await isAccepted(kind, state, closed)]).toEqual([
            kind,
            state,
            closed,
            exists && isOver(kind, state) === closed,
          ])
      }
  })

  it('takes exactly the states of a number to be ported', async () => {
    const id = await open({ kind: 'order', productType: 'telefonie' })
    const insert = (state: string, position: number) =>
      test.pool.query('insert into port_in_requests values ($1, $2, $3, $4)', [
        id,
        position,
        '+31201234567',
        state,
      ])
    for (const [position, state] of portInStates.entries()) await insert(state, position)
    await expect(insert('bestaat-niet', 99)).rejects.toThrow('port_in_requests_state')
  })

  it('takes what is particular to a kind for a case of that kind alone', async () => {
    const id = await open()
    await expect(
      test.pool.query(
        `insert into product_quotes (case_id, installation_address, monthly_in_cents, one_time_in_cents)
         values ($1, '{}', 0, 0)`,
        [id],
      ),
    ).rejects.toThrow('foreign key')
    await expect(
      test.pool.query(`insert into form_submissions values ($1, 'order', 'x', '[]')`, [id]),
    ).rejects.toThrow('check')
  })
})

describe('what happened', () => {
  it.each([
    ["update events set type = 'never-happened'"],
    ['delete from events'],
    ['truncate events cascade'],
    ['truncate cases cascade'],
    ['delete from cases'],
  ])('stays: %s is refused in Dutch', async statement => {
    await open()
    const before = await test.pool.query('select * from events order by id')
    await expect(test.pool.query(statement)).rejects.toThrow(
      'Wat er gebeurd is wordt niet gewijzigd of gewist.',
    )
    expect((await test.pool.query('select * from events order by id')).rows).toEqual(before.rows)
  })

  it('goes with a case that is forgotten, and only with that', async () => {
    const [old, young] = [await open(), await open()]
    await test.database
      .update(cases)
      .set({ openedAt: new Date('2020-01-01') })
      .where(eq(cases.id, old))
    await forgetOldCases(test.database, ['order'], '1 year')
    expect(await caseById(test.database, old)).not.toBeNull()
    await forgetOldCases(test.database, ['form'], '1 year')
    expect([await caseById(test.database, old), await eventsOfCase(test.database, old)]).toEqual([null, []])
    expect(await eventsOfCase(test.database, young)).toHaveLength(1)
    await expect(test.pool.query('delete from events')).rejects.toThrow()
  })

  it('keeps values of persons apart, which can be erased; that they were is written down', async () => {
    const id = await open()
    const values = {
      contactName: { before: 'Lotte', after: 'Lot' },
      contactEmail: { before: null, after: 'l@k.example' },
    }
    await transaction(test.database, tx =>
      appendEvent(tx, {
        type: caseEvents.stateChanged,
        actor: staff,
        caseId: id,
        changedFields: Object.keys(values),
        values,
      }),
    )
    const kept = async () => (await test.database.select().from(eventValues)).length
    expect(await kept()).toBe(2)
    await transaction(test.database, tx => eraseEventValues(tx, { caseId: id }, { kind: 'system' }))
    expect(await kept()).toBe(0)
    const events = await eventsOfCase(test.database, id)
    expect(events.map(({ type, changedFields }) => [type, changedFields])).toEqual([
      ['case-opened', []],
      ['state-changed', ['contactName', 'contactEmail']],
      ['values-erased', ['contactEmail', 'contactName']],
    ])
    expect(JSON.stringify(events)).not.toMatch(/Lot|k\.example/)
  })
})
