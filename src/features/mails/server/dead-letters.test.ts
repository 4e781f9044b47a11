import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { mailCommand } from '../../../app/programs/testing-mail-command.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { sendAgain } from '../../../platform/deliveries/stored-deliveries.ts'
import { caseIdOf, order, place } from '../../orders/server/testing.ts'
import { deadLetterReport, reportDeadLetters } from './dead-letters.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.testDatabase.pool.query(
    "begin; set local shop.retention = 'on'; truncate cases, events cascade; commit",
  )
})

const staff = { staffEmail: 'balie@lijnhaven.example', mailDomain: 'shop.example' }
const report = () => reportDeadLetters(shop.testDatabase.database, staff)

/** An order whose mail of this kind was refused; the mail's number comes out. */
async function refusedMail(kind = 'order-confirmation'): Promise<number> {
  await place(shop.visitor(), order)
  return refused(kind, '550 No such user')
}

/** A webhook call that a release before queued among the mails, and that was refused. */
async function refusedCall(): Promise<number> {
  const caseId = await caseIdOf(shop, await place(shop.visitor(), order))
  await shop.testDatabase.pool.query(
    `insert into deliveries (channel, kind, message_id, case_id, priority)
     values ('webhook', 'webinar', gen_random_uuid(), $1, 10)`,
    [caseId],
  )
  return refused('webinar', 'it answered 410')
}

async function refused(kind: string, reason: string): Promise<number> {
  const { rows } = await shop.testDatabase.pool.query<{ id: string }>(
    `update deliveries set state = 'dead', ended_at = now(), last_error = $2
     where id = (select max(id) from deliveries where kind = $1) returning id`,
    [kind, reason],
  )
  return Number(rows[0]?.id)
}

async function reports() {
  const { rows } = await shop.testDatabase.pool.query<{ id: string; recipient: string; state: string }>(
    `select event_id as id, recipient, state from deliveries
     where kind = 'dead-letter-report' order by id`,
  )
  return rows
}
const namedIn = async (id: string | undefined) =>
  (await deadLetterReport(shop.testDatabase.database, Number(id))).letters.map(letter => letter.id)
const nextDay = () =>
  shop.testDatabase.pool.query(
    `begin; set local shop.retention = 'on';
     update events set occurred_at = occurred_at - interval '1 day' where type = 'dead-letters-reported'; commit`,
  )

describe('mails that were refused for good', () => {
  it('are reported to staff once, in one mail', async () => {
    const dead = [await refusedMail(), await refusedMail('order-notice')]
    await Promise.all([report(), report(), report()])
    const [first, ...others] = await reports()
    expect(first).toMatchObject({ recipient: staff.staffEmail, state: 'queued' })
    expect(others).toEqual([])
    expect(await namedIn(first?.id)).toEqual(dead)
  })

  it('are reported once a day, each in one report', async () => {
    await refusedMail()
    await report()
    const later = await refusedMail()
    await report()
    expect(await reports()).toHaveLength(1)
    await nextDay()
    await report()
    const [, second] = await reports()
    expect(await namedIn(second?.id)).toEqual([later])
  })

  it('make no report where there are none, nor about a report that was refused', async () => {
    await report()
    expect(await reports()).toEqual([])
    await refusedMail()
    await report()
    await shop.testDatabase.pool.query(
      "update deliveries set state = 'dead', ended_at = now() where kind = 'dead-letter-report'",
    )
    await nextDay()
    await report()
    expect(await reports()).toHaveLength(1)
  })

  it('can be tried again, and are reported again when that fails', async () => {
    const id = await refusedMail()
    await report()
    expect(await sendAgain(shop.testDatabase.database, id)).toBe('email')
    expect(await sendAgain(shop.testDatabase.database, id)).toBe(null)
    await refused('order-confirmation', '550 No such user')
    await nextDay()
    await report()
    const [, second] = await reports()
    expect(await namedIn(second?.id)).toEqual([id])
  })
})

describe('npm run mail', () => {
  it('lists the dead mails, and has one tried again', async () => {
    const id = await refusedMail()
    const dead = await mailCommand(shop, 'dead')
    expect(dead.stdout.split('\n').filter(line => line.startsWith(String(id)))).toHaveLength(1)
    expect(dead.stdout).toContain('550 No such user')
    expect(dead.stdout).not.toContain('order-notice')
    expect((await mailCommand(shop, 'again', String(id))).stdout).toBe(
      `Mail ${id} wordt opnieuw verstuurd.\n`,
    )
    expect((await mailCommand(shop, 'dead')).stdout).toContain('Er zijn geen onbestelbare mails.')
    await expect(mailCommand(shop, 'again', String(id))).rejects.toMatchObject({ code: 1 })
  })
  it('does the same for a webhook call, which the same report names', async () => {
    const ids = [await refusedMail(), await refusedCall()]
    await report()
    const [first] = await reports()
    expect(await namedIn(first?.id)).toEqual(ids)
    const call = String(ids[1])
    expect((await mailCommand(shop, 'show', call)).stdout).toMatch(
      /^Webhook: webinar\nWebhook-Id: [\w-]{36}\n/,
    )
    expect((await mailCommand(shop, 'dead')).stdout).toMatch(
      new RegExp(`^${call} +dead +webinar +webhook .* it answered 410$`, 'm'),
    )
    expect((await mailCommand(shop, 'again', call)).stdout).toBe(
      `Webhook ${call} wordt opnieuw aangeroepen.\n`,
    )
    expect((await mailCommand(shop, 'dead')).stdout).not.toContain('webinar')
  })
})
