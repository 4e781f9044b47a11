import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  type StaffVisitor,
  startTestShop,
  TestVisitor,
  testSecrets,
} from '../../../app/server/testing-shop.ts'
import { openDatabase, openPool } from '../../../platform/database/pool.ts'
import { createLog } from '../../../platform/operations/log.ts'
import { changeState } from '../../cases/server/change-state.ts'
import { DeskChanges } from '../../desk/contract.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { eventsOfCasesAfter } from '../../events/server/newest-events.ts'
import { application, sentForm } from '../../forms/server/testing.ts'
import { caseIdOf } from '../../orders/server/testing.ts'
import { giveDeskSession } from '../../staff/server/testing.ts'
import { createDeskHub } from './desk-hub.ts'
import { openMessage, placeOrder, updateWholeList } from './testing.ts'

/** Two copies of the shop on one database. */
const shop = await startTestShop()
const copy = await startTestShop({ database: shop.testDatabase.database })
const colleague = await shop.staff('verkoop')
/** The same browser, sent to the other copy. */
const beside = new TestVisitor(copy.url)
for (const pair of colleague.cookie.split('; ')) {
  const [name = '', ...value] = pair.split('=')
  beside.setCookie(name, value.join('='))
}
afterAll(async () => {
  await copy.stop()
  await shop.stop()
})

const staff = { kind: 'staff', id: '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10' } as const

/** The stream of one browser: what it heard, and its end. */
async function stream(visitor: TestVisitor, lastEventId?: string) {
  const response = await visitor.get('/api/beheer/gebeurtenissen', {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const heard: DeskChanges[] = []
  const ids: string[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const reading = (async () => {
    let text = ''
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
      if (done) return
      text += value
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      for (const event of whole) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data !== undefined) heard.push(DeskChanges.parse(JSON.parse(data)))
        ids.push(...(/^id: (.+)$/m.exec(event)?.slice(1) ?? []))
      }
    }
  })()
  // A client without a cursor gets one first: it listens from then on.
  if (lastEventId === undefined)
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), { timeout: 60_000 })
  return {
    heard,
    ids,
    numbers: () => heard.flatMap(({ cases }) => cases ?? []),
    ended: reading,
    end: () => reader?.cancel(),
  }
}

const untilHeard = (heard: { numbers(): string[] }, number: string) =>
  vi.waitFor(() => expect(heard.numbers()).toContain(number), { timeout: 60_000 })

const numberOf = async (caseId: number): Promise<string> =>
  (await shop.testDatabase.pool.query('select number from cases where id = $1', [caseId])).rows[0].number

describe('who looks at the desk', () => {
  it('hears of what comes in, whichever copy it comes to', async () => {
    const [here, there] = [await stream(colleague), await stream(beside)]
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    await Promise.all([untilHeard(here, number), untilHeard(there, number)])
    await here.end()
    await there.end()
  })

  it('hears of what came in while its page was on its way', async () => {
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    const late = await stream(colleague)
    await untilHeard(late, number)
    await late.end()
  })

  it('is not told of what lies further back than a page takes to arrive', async () => {
    const { database } = shop.testDatabase
    await placeOrder(shop)
    expect(await eventsOfCasesAfter(database, 0, 10_000, 60)).not.toEqual([])
    expect(await eventsOfCasesAfter(database, 0, 10_000, 0)).toEqual([])
  })

  it('hears of what a colleague changes on another copy, once it is answered', async () => {
    const caseId = await openMessage(shop)
    const number = await numberOf(caseId)
    await updateWholeList(shop)
    const there = await stream(beside)
    await changeState(shop.testDatabase.database, {
      caseId,
      state: 'answered',
      reason: null,
      version: 1,
      actor: staff,
    })
    // Any change that a colleague makes tells the copies to read.
    await colleague.change('DELETE', '/api/beheer/weergaven/3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10')
    await untilHeard(there, number)
    await there.end()
  })

  it('hears on each copy who came to a case and who left it, and of no case that he may not see', async () => {
    const [number, hidden] = [await placeOrder(shop), await sentForm(shop, 'sollicitatie', application)]
    await updateWholeList(shop)
    const there = await stream(beside)
    const boss = await shop.staff('beheerder')
    const at = (nummer: string) => `/api/beheer/zaken/${nummer}/aanwezig`
    const tab = '5b1f6c9e-7a3d-4f2b-8c1e-0d9a6b4e2f71'
    const attend = (nummer: string, isWriting = false) =>
      boss.change('PUT', at(nummer), { body: { tab, isWriting } })
    const present = () => there.heard.flatMap(changes => changes.present ?? [])
    const untilPresent = (told: readonly string[]) =>
      vi.waitFor(() => expect(present()).toEqual(told), { timeout: 60_000 })
    await attend(hidden)
    await attend(number)
    await untilPresent([number])
    // Nothing new: nobody is told.
    await attend(number)
    await attend(number, true)
    await untilPresent([number, number])
    await boss.change('DELETE', `${at(number)}/${tab}`)
    await untilPresent([number, number, number])
    await there.end()
  })

  it('hears after a break what happened meanwhile', async () => {
    const first = await stream(colleague)
    await first.end()
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    const again = await stream(colleague, first.ids.at(-1))
    await untilHeard(again, number)
    await again.end()
  })

  it.each(['this', 'another'])('is told nothing anew when he comes back to %s copy', async copyName => {
    for (let placed = 0; placed < 3; placed++) await placeOrder(shop)
    await updateWholeList(shop)
    const first = await stream(colleague)
    await first.end()
    const mark = first.ids.at(-1)
    const visitor = copyName === 'this' ? colleague : beside
    const asked = await visitor.get(`/api/beheer/wijzigingen?na=${mark}`)
    expect(await asked.json()).toMatchObject({ mark, cases: [] })
    const again = await stream(visitor, mark)
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    await untilHeard(again, number)
    expect(again.heard.map(({ cases }) => cases)).toEqual([[number]])
    await again.end()
  })

  it.each(['a mark', 'the number of an event, as a page of the release before keeps'])(
    'hears after %s what happened since',
    async kept => {
      const first = await stream(colleague)
      await first.end()
      const mark = first.ids.at(-1) ?? ''
      const number = await placeOrder(shop)
      await updateWholeList(shop)
      const na = kept === 'a mark' ? mark : mark.split('-')[0]
      const response = await colleague.get(`/api/beheer/gebeurtenissen?na=${na}`)
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes(number)) text += (await reader?.read())?.value ?? ''
      await reader?.cancel()
      expect(text).toMatch(/^id: \d+-[0-9a-f]+$/m)
    },
  )

  it('hears after a stream that was cut by asking', async () => {
    const { last } = DeskChanges.parse(await (await colleague.get('/api/beheer/wijzigingen')).json())
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    const response = await colleague.get(`/api/beheer/wijzigingen?na=${last}`)
    expect(DeskChanges.parse(await response.json()).cases).toContain(number)
  })

  it.each(['x', '99999999999999', '-1', '', '5-g', `5-${'f'.repeat(51)}`, '99999999999999-ff'])(
    'who says that he heard %j last is answered too',
    async na => {
      expect((await colleague.get(`/api/beheer/wijzigingen?na=${na}`)).status).toBe(200)
    },
  )

  it('hears nothing of who only looked at a case', async () => {
    const caseId = await caseIdOf(shop, await placeOrder(shop))
    await updateWholeList(shop)
    const { last, mark } = DeskChanges.parse(await (await colleague.get('/api/beheer/wijzigingen')).json())
    await shop.testDatabase.pool.query(
      "insert into events (type, actor_kind, actor_id, case_id) values ('case-viewed', 'staff', $1, $2)",
      [staff.id, caseId],
    )
    const next = DeskChanges.parse(await (await colleague.get(`/api/beheer/wijzigingen?na=${mark}`)).json())
    expect(next).toMatchObject({ last, cases: [] })
  })

  const sql = (text: string, values: readonly unknown[] = []) =>
    shop.testDatabase.pool.query(text, [...values])
  const waysOut: readonly (readonly [string, (who: StaffVisitor, boss: StaffVisitor) => Promise<unknown>])[] =
    [
      [
        'he is blocked',
        (who, boss) =>
          boss.change('PUT', `/api/beheer/medewerkers/${who.colleague.id}/blokkade`, {
            body: { isBlocked: true },
          }),
      ],
      [
        'he has another role',
        (who, boss) =>
          boss.change('PUT', `/api/beheer/medewerkers/${who.colleague.id}/rol`, { body: { role: 'lezer' } }),
      ],
      ['he signs out', who => who.post('/api/beheer/uitloggen')],
      [
        'his session is ended from another one of his',
        async who => {
          const other = new TestVisitor(shop.url)
          const key = testSecrets.deriveKey('staff-session')
          await giveDeskSession(shop.testDatabase.database, other, { staffId: who.colleague.id, key })
          return other.post('/api/beheer/ik/sessies/einde')
        },
      ],
      [
        'a second factor is demanded that he has not',
        (_who, boss) =>
          boss.change('PUT', '/api/beheer/medewerkers/tweede-factor', { body: { isRequired: true } }),
      ],
    ]
  it.each(waysOut)('hears no more at once, on another copy too, when %s', async (_, leave) => {
    const [who, boss] = [await shop.staff('verkoop'), await shop.staff('beheerder')]
    const elsewhere = new TestVisitor(copy.url)
    elsewhere.setCookie('beheer', /beheer=([^;]+)/.exec(who.cookie)?.[1] ?? '')
    const streams = [await stream(who), await stream(elsewhere)]
    const begun = performance.now()
    const response = await leave(who, boss)
    expect(response).toMatchObject({ ok: true })
    await Promise.all(streams.map(({ ended }) => ended))
    // Far sooner than a stream ends by itself, or a copy looks by itself.
    expect(performance.now() - begun).toBeLessThan(10_000)
    await sql('update staff_settings set second_factor_required = false')
  })

  it('hears nothing without being signed in', async () => {
    for (const path of ['gebeurtenissen', 'wijzigingen'])
      expect((await shop.visitor().get(`/api/beheer/${path}`)).status).toBe(401)
  })

  it('is let go when the shop ends', async () => {
    const ending = await startTestShop()
    const heard = await stream(await ending.staff('lezer'))
    await ending.stop()
    await heard.ended
  })
})

describe('a copy', () => {
  const log = createLog({ level: 'silent' })
  const soon = { gatherMs: 1, pollMs: 20, lingerMs: 1 }
  const never = { gatherMs: 1, pollMs: 3_600_000, lingerMs: 3_600_000 }
  const listeners = async () =>
    (
      await shop.testDatabase.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and query = 'listen desk'",
      )
    ).rows

  it('tells what happened although its connection was cut, and listens again', async () => {
    const { database, pool } = shop.testDatabase
    const hub = createDeskHub(database, log, soon)
    const heard: string[] = []
    const { ready } = hub.listen(happened =>
      heard.push(...(happened?.changes ?? []).map(({ number }) => number)),
    )
    await ready
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen desk'",
    )
    const number = await numberOf(await openMessage(shop))
    await updateWholeList(shop)
    await vi.waitFor(() => expect(heard).toContain(number), { timeout: 60_000 })
    await vi.waitFor(async () => expect((await listeners()).length).toBeGreaterThan(0), { timeout: 60_000 })
    await hub.close()
  })

  it('tells by the signal alone, without waiting for its next look', async () => {
    const { database } = shop.testDatabase
    const hub = createDeskHub(database, log, never)
    const heard: string[] = []
    await hub.listen(happened => heard.push(...(happened?.changes ?? []).map(({ number }) => number))).ready
    const number = await numberOf(await openMessage(shop))
    await updateWholeList(shop)
    await vi.waitFor(() => expect(heard).toContain(number), { timeout: 60_000 })
    await hub.close()
  })

  it('tells of each event once, of one that was committed late too', async () => {
    const { database, pool } = shop.testDatabase
    const caseId = await openMessage(shop)
    const number = await numberOf(caseId)
    await updateWholeList(shop)
    const hub = createDeskHub(database, log, never)
    const heard: string[] = []
    await hub.listen(happened => heard.push(...(happened?.changes ?? []).map(({ number }) => number))).ready
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query(
      "insert into events (type, actor_kind, case_id) values ('state-changed', 'system', $1)",
      [caseId],
    )
    const later = await numberOf(await openMessage(shop))
    await updateWholeList(shop)
    await vi.waitFor(() => expect(heard).toContain(later), { timeout: 60_000 })
    await slow.query('commit')
    slow.release()
    await notifyDesk(database)
    await vi.waitFor(() => expect(heard).toContain(number), { timeout: 60_000 })
    expect(heard.filter(each => each === later)).toHaveLength(1)
    await hub.close()
  })

  it('needs no connection where nobody looks', async () => {
    // Not those of the shop, which goes on listening for a while after the tests above.
    const own = 'a quiet copy'
    const pool = openPool(shop.testDatabase.connection, () => undefined, undefined, { application_name: own })
    const hub = createDeskHub(openDatabase(pool), log, { ...soon, pollMs: 3_600_000 })
    const listening = async () => {
      const { rows } = await shop.testDatabase.pool.query<{ count: number }>(
        "select count(*)::int from pg_stat_activity where query = 'listen desk' and application_name = $1",
        [own],
      )
      return rows[0]?.count
    }
    expect(await listening()).toBe(0)
    const { ready, stop } = hub.listen(() => undefined)
    await ready
    expect(await listening()).toBe(1)
    stop()
    await expect.poll(listening).toBe(0)
    await hub.close()
    await pool.end()
  })
})
