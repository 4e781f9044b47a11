import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchSources } from '../../../app/server/search-sources.ts'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { forgetOldCases } from '../../cases/server/case.ts'
import { changeState } from '../../cases/server/change-state.ts'
import { caseIdOf } from '../../orders/server/testing.ts'
import { forgetUnusedWords } from './forget-words.ts'
import { askForFibre, listedCase, openMessage, placeOrder, updateWholeList } from './testing.ts'
import { createWorkListUpdater } from './update-work-list.ts'

let testDatabase: TestDatabase
let shop: { readonly testDatabase: TestDatabase }
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  shop = { testDatabase }
})
afterAll(() => testDatabase.drop())
beforeEach(async () => {
  await testDatabase.pool.query(
    "begin; set local shop.retention = 'on'; delete from cases; delete from case_words; commit",
  )
})

const rows = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await testDatabase.pool.query(text, [...values])).rows
const listedIds = async () =>
  (await rows('select case_id::float8 as id from work_list order by case_id')).map(({ id }) => id)
const keysOfCase = async (caseId: number) =>
  (await rows('select key from case_keys where case_id = $1', [caseId])).map(({ key }) => key)
const staff = { kind: 'staff', id: '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10' } as const

describe('what comes in', () => {
  it('is listed with what the list shows, and found by what it holds', async () => {
    await askForFibre(shop)
    const id = await openMessage(shop, { dueAt: new Date('2030-01-02T10:00:00Z') })
    await updateWholeList(shop)
    expect(await listedCase(shop, id)).toMatchObject({
      kind: 'form',
      state: 'new',
      organization_name: 'Slagerij Van Vliet',
      monthly_in_cents: null,
      due_at: new Date('2030-01-02T10:00:00Z'),
      is_open: true,
      has_keys: true,
    })
    expect(await keysOfCase(id)).toEqual(
      expect.arrayContaining(['slagerij', 'vliet', 'ruben', '31715123456']),
    )
    expect(await rows("select 1 from case_keys where key = '3511ab7'")).toHaveLength(1)
  })

  it('is listed where it was committed after what came in later', async () => {
    const enlist = createWorkListUpdater(testDatabase.database, searchSources)
    const slow = await testDatabase.pool.connect()
    await slow.query('begin')
    const { rows: first } = await slow.query(
      "insert into cases (number, kind, state) values ('982739166', 'form', 'new') returning id::float8 as id",
    )
    const later = await openMessage(shop)
    await enlist()
    expect(await listedIds()).toEqual([later])
    await slow.query('commit')
    slow.release()
    await enlist()
    expect(await listedIds()).toEqual([first[0].id, later])
  })

  it('is listed once where several copies list at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => openMessage(shop)))
    await Promise.all([updateWholeList(shop), updateWholeList(shop), updateWholeList(shop)])
    expect(await listedIds()).toEqual(ids.toSorted((one, other) => one - other))
    expect(await rows('select 1 from work_list where not has_keys')).toEqual([])
  })

  it('is listed and not found where the worker is killed between the two, and then is by the next', async () => {
    const id = await openMessage(shop)
    await testDatabase.pool.query(`
      create function end_it() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
      create trigger ended before insert on case_keys for each statement execute function end_it()`)
    await expect(createWorkListUpdater(testDatabase.database, searchSources)()).rejects.toThrow()
    expect(await listedCase(shop, id)).toMatchObject({ has_keys: false })
    await testDatabase.pool.query('drop trigger ended on case_keys; drop function end_it')
    await updateWholeList(shop)
    expect(await listedIds()).toEqual([id])
    expect(await listedCase(shop, id)).toMatchObject({ has_keys: true })
    expect(await keysOfCase(id)).toContain('slagerij')
  })

  it('can be changed as soon as it is listed, and is found by what it has then', async () => {
    const slow = await testDatabase.pool.connect()
    await slow.query("begin; insert into case_words values ('slagerij')")
    const id = await openMessage(shop)
    const enlisting = createWorkListUpdater(testDatabase.database, searchSources)()
    await expect
      .poll(() =>
        rows("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%case_words%'"),
      )
      .toHaveLength(1)
    expect(await listedIds()).toEqual([id])
    await testDatabase.pool.query(
      `begin; set local lock_timeout = '1s'; update cases set organization_name = 'Visser' where id = ${id}; commit`,
    )
    await slow.query('rollback')
    slow.release()
    await enlisting
    expect(await listedCase(shop, id)).toMatchObject({ organization_name: 'Visser', has_keys: false })
    await updateWholeList(shop)
    expect(await keysOfCase(id)).toContain('visser')
    expect(await keysOfCase(id)).not.toContain('slagerij')
  })

  it('leaves nothing that it was found by when it is erased', async () => {
    const enlist = createWorkListUpdater(testDatabase.database, searchSources)
    const [erased, other] = [await openMessage(shop), await openMessage(shop)]
    while (await enlist()) {}
    expect(await keysOfCase(erased)).not.toEqual([])
    await testDatabase.pool.query(
      `begin; set local shop.retention = 'on'; delete from cases where id = ${erased}; commit`,
    )
    expect(await keysOfCase(erased)).toEqual([])
    expect(await keysOfCase(other)).not.toEqual([])
  })

  it('is found by a sweep where it was missed', async () => {
    let now = 0
    const enlist = createWorkListUpdater(testDatabase.database, searchSources, () => now)
    const missed = await openMessage(shop)
    while (await enlist()) {}
    await testDatabase.pool.query('delete from work_list')
    await testDatabase.pool.query("select setval(pg_get_serial_sequence('cases', 'id'), $1)", [
      missed + 10_000,
    ])
    const newest = await openMessage(shop)
    while (await enlist()) {}
    expect(await listedIds()).toEqual([newest])
    now += 60 * 60 * 1000
    while (await enlist()) {}
    expect(await listedIds()).toEqual([missed, newest])
  })

  it('costs the statement that stores an order nothing: what is listed hangs on changes alone', async () => {
    const triggers = await rows(
      `select tgrelid::regclass::text as "table", tgtype & 4 <> 0 as "onInsert" from pg_trigger
       where tgname = 'followed' order by 1`,
    )
    expect(triggers).toEqual([
      { table: 'agreement_parties', onInsert: true },
      { table: 'case_files', onInsert: true },
      { table: 'case_messages', onInsert: true },
      { table: 'case_notes', onInsert: true },
      { table: 'cases', onInsert: false },
      { table: 'form_submissions', onInsert: false },
      { table: 'incoming_mails', onInsert: true },
      { table: 'product_orders', onInsert: false },
      { table: 'product_quotes', onInsert: false },
      { table: 'quote_parts', onInsert: true },
    ])
  })
})

describe('what changes', () => {
  it('changes in the list in the same moment', async () => {
    const caseId = await openMessage(shop)
    await updateWholeList(shop)
    await changeState(testDatabase.database, {
      caseId,
      state: 'answered',
      reason: null,
      version: 1,
      actor: staff,
    })
    expect(await listedCase(shop, caseId)).toMatchObject({ state: 'answered', is_open: true, has_keys: true })
    await changeState(testDatabase.database, {
      caseId,
      state: 'closed',
      reason: 'spam',
      version: 2,
      actor: staff,
    })
    expect(await listedCase(shop, caseId)).toMatchObject({ state: 'closed', is_open: false })
  })

  it('while it is listed is not lost', async () => {
    const caseId = await openMessage(shop)
    const colleague = await testDatabase.pool.connect()
    await colleague.query('begin')
    await colleague.query("update cases set state = 'answered' where id = $1", [caseId])
    const listing = createWorkListUpdater(testDatabase.database, searchSources)()
    await expect
      .poll(
        () => rows("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%enlist%'"),
        {
          timeout: 60_000,
        },
      )
      .toHaveLength(1)
    await colleague.query('commit')
    colleague.release()
    await listing
    expect(await listedCase(shop, caseId)).toMatchObject({ state: 'answered' })
  })

  it('in a name is found by the new one, and no longer by the old', async () => {
    const caseId = await openMessage(shop)
    await updateWholeList(shop)
    await testDatabase.pool.query("update cases set organization_name = 'Visser & Zoon' where id = $1", [
      caseId,
    ])
    expect(await listedCase(shop, caseId)).toMatchObject({
      organization_name: 'Visser & Zoon',
      has_keys: false,
    })
    await updateWholeList(shop)
    const keys = await keysOfCase(caseId)
    expect(keys).toContain('visser')
    expect(keys).not.toContain('slagerij')
  })

  it('of the rules makes the keys of all cases anew, and the release before may write its own meanwhile', async () => {
    const ids = [await openMessage(shop), await openMessage(shop, { organizationName: 'S\u00f8n \u00d8l' })]
    await updateWholeList(shop)
    // As the release before left them, and as it writes them beside this one.
    await testDatabase.pool.query(`
      delete from case_keys; delete from case_words;
      insert into case_keys (key, case_id) select 'oud', case_id from work_list;
      update work_list set has_keys = true, keys_version = 0`)
    await updateWholeList(shop)
    for (const id of ids) expect(await keysOfCase(id)).not.toContain('oud')
    expect(await keysOfCase(ids[1] ?? 0)).toEqual(expect.arrayContaining(['son', 'ol']))

    await testDatabase.pool.query("update cases set contact_name = 'Nieuwe Naam' where id = $1", [ids[0]])
    await testDatabase.pool.query('update work_list set has_keys = true')
    await updateWholeList(shop)
    expect(await keysOfCase(ids[0] ?? 0)).toContain('nieuwe')
    expect(await rows('select 1 from work_list where keys_version < 4')).toEqual([])
  })

  it('and is forgotten leaves nothing in the list, nor words that no other case has', async () => {
    const gone = await openMessage(shop, { organizationName: 'Kapsalon Verdwenen' })
    const stays = await openMessage(shop)
    await testDatabase.pool.query(
      "insert into case_notes (id, case_id, text) values (gen_random_uuid(), $1, 'Belt over Geheimwoord')",
      [gone],
    )
    await updateWholeList(shop)
    expect(await keysOfCase(gone)).toContain('geheimwoord')
    await testDatabase.pool.query("update cases set opened_at = now() - interval '2 years' where id = $1", [
      gone,
    ])
    await forgetOldCases(testDatabase.database, ['form'], '1 year')
    await forgetUnusedWords(testDatabase.database)
    expect(await listedIds()).toEqual([stays])
    expect(await rows("select 1 from case_keys where key = 'geheimwoord'")).toEqual([])
    const words = (await rows('select word from case_words')).map(({ word }) => word)
    expect(words).toContain('slagerij')
    expect(words).not.toContain('verdwenen')
  })
})

describe('an order', () => {
  let whole: TestShop
  beforeAll(async () => {
    whole = await startTestShop()
  })
  afterAll(() => whole.stop())

  it('is listed with its monthly amount, and follows what is changed of its details', async () => {
    const caseId = await caseIdOf(whole, await placeOrder(whole))
    await updateWholeList(whole)
    expect(await listedCase(whole, caseId)).toMatchObject({
      kind: 'order',
      product_type: 'internet',
      organization_name: 'Bakkerij De Korenmolen B.V.',
      monthly_in_cents: expect.any(Number),
    })
    await whole.testDatabase.pool.query(
      "update product_orders set kvk_number = '12345678', monthly_in_cents = 4200 where case_id = $1",
      [caseId],
    )
    await updateWholeList(whole)
    expect(await listedCase(whole, caseId)).toMatchObject({ monthly_in_cents: 4200, has_keys: true })
    const { rows: found } = await whole.testDatabase.pool.query(
      "select key from case_keys where case_id = $1 and key in ('12345678', '68750110')",
      [caseId],
    )
    expect(found).toEqual([{ key: '12345678' }])
  })
})
