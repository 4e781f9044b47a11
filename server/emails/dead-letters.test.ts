import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { order, place } from '../orders/testing.ts'
import { startTestShop, type TestShop } from '../testing-shop.ts'
import { deadLetterReport, reportDeadLetters, sendAgain } from './dead-letters.ts'
import { mailCommand } from './testing-mail-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.testDatabase.pool.query(
    "begin; set local shop.retention = 'on'; truncate cases, dead_letter_reports cascade; commit",
  )
})

const staff = { staffEmail: 'balie@lijnhaven.example', mailDomain: 'shop.example' }
const report = () => reportDeadLetters(shop.testDatabase.pool, staff)

/** An order whose mail of this kind was refused; the mail's number comes out. */
async function refusedMail(kind = 'order-confirmation'): Promise<string> {
  await place(shop.visitor(), order)
  const { rows } = await shop.testDatabase.pool.query<{ id: string }>(
    `update outbox_emails set state = 'dead', last_error = '550 No such user'
     where id = (select max(id) from outbox_emails where kind = $1) returning id`,
    [kind],
  )
  return rows[0]?.id ?? ''
}

async function reports() {
  const { rows } = await shop.testDatabase.pool.query<{ id: string; recipient: string; state: string }>(
    `select dead_letter_report_id as id, recipient, state from outbox_emails
     where kind = 'dead-letter-report' order by id`,
  )
  return rows
}
const namedIn = async (id: string | undefined) =>
  (await deadLetterReport(shop.testDatabase.pool, id ?? '0'))?.letters.map(letter => letter.id)
const nextDay = () => shop.testDatabase.pool.query('update dead_letter_reports set day = day - 1')

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
      "update outbox_emails set state = 'dead' where kind = 'dead-letter-report'",
    )
    await nextDay()
    await report()
    expect(await reports()).toHaveLength(1)
  })

  it('can be tried again, and are reported again when that fails', async () => {
    const id = await refusedMail()
    await report()
    expect(await sendAgain(shop.testDatabase.pool, Number(id))).toBe(true)
    expect(await sendAgain(shop.testDatabase.pool, Number(id))).toBe(false)
    await shop.testDatabase.pool.query("update outbox_emails set state = 'dead' where id = $1", [id])
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
    expect(dead.stdout.split('\n').filter(line => line.startsWith(id))).toHaveLength(1)
    expect(dead.stdout).toContain('550 No such user')
    expect(dead.stdout).not.toContain('order-notice')
    expect((await mailCommand(shop, 'again', id)).stdout).toBe(`Mail ${id} wordt opnieuw verstuurd.\n`)
    expect((await mailCommand(shop, 'dead')).stdout).toContain('Er zijn geen onbestelbare mails.')
    await expect(mailCommand(shop, 'again', id)).rejects.toMatchObject({ code: 1 })
  })
})
