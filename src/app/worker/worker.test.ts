import { afterAll, describe, expect, it, vi } from 'vitest'
import { order, send } from '../../features/orders/server/testing.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { mailCommand } from '../programs/testing-mail-command.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { startTestWorker } from './testing.ts'

/** The worker as the server runs it, with the built templates. */

const metrics = createMetrics()

const mailServer = await startMailServer()
const shop = await startTestShop({ onMailQueued: () => worker.wake() })
const worker = startTestWorker(shop, mailServer, metrics)
afterAll(async () => {
  await worker.stop()
  await shop.stop()
  await mailServer.stop()
})

const mail = (...args: string[]) => mailCommand(shop, ...args)

describe('the thread that sends mails', () => {
  it('sends what an order queued, and ends after the mail that is on its way', async () => {
    await send(shop.visitor(), order)
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), { timeout: 60_000 })

    const held = Promise.withResolvers<null>()
    mailServer.atContent = () => held.promise
    const arrived = vi.fn()
    mailServer.atRecipient = () => {
      arrived()
      return null
    }
    await send(shop.visitor(), order)
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2), { timeout: 60_000 })
    const stopped = worker.stop()
    held.resolve(null)
    await stopped
    expect(mailServer.received).toHaveLength(4)
    const { rows } = await shop.testDatabase.pool.query("select 1 from deliveries where state <> 'sent'")
    expect(rows).toEqual([])
    expect(await metrics.registry.metrics()).toContain(
      'shop_outside_call_seconds_count{service="smtp",outcome="sent"} 4',
    )
  })
})

describe('npm run mail', () => {
  it('lists the outbox and shows one mail as text with its links', async () => {
    const { stdout: list } = await mail()
    expect(list).toMatch(/^NR +STATUS +SOORT +AAN/)
    expect(list).toMatch(/^1 +sent +order-confirmation +lotte@korenmolen\.example +\d{4}-\d\d-\d\d .* 1$/m)
    const { stdout: shown } = await mail('show', '1')
    expect(shown).toContain('Aan: lotte@korenmolen.example')
    expect(shown).toContain('https://shop.example/algemene-voorwaarden')
    expect(shown).toContain('BEDANKT VOOR JE BESTELLING!')
  })

  it('says what is wrong with what was asked', async () => {
    await expect(mail('show', '99')).rejects.toMatchObject({
      code: 1,
      stderr: 'Er is geen mail met nummer 99.\n',
    })
    await expect(mail('show', 'x')).rejects.toMatchObject({ code: 2 })
    await expect(mail('weg')).rejects.toMatchObject({ code: 2 })
  })
})
