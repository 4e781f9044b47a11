import { afterAll, expect, it, vi } from 'vitest'
import { mailSource } from '../../features/incoming-mails/server/testing.ts'
import { order, place } from '../../features/orders/server/testing.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { startMailbox } from '../../platform/outside/testing-imap.ts'
import { deskOf } from '../server/testing-desk.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { startTestWorker } from './testing.ts'

/** The worker as the server runs it, with a mail server and a mailbox. */

const metrics = createMetrics()

const mailServer = await startMailServer()
const mailbox = await startMailbox()
const shop = await startTestShop({ onMailQueued: () => worker.wake() })
const colleague = await shop.staff('verkoop')
const worker = startTestWorker(shop, mailServer, metrics, {
  address: 'zaak@shop.example',
  imapUrl: mailbox.url,
  authservId: null,
})
afterAll(async () => {
  await worker.stop()
  await shop.stop()
  await mailServer.stop()
  await mailbox.stop()
})

it('asks for answers at the address of the case, and puts them into it', async () => {
  const number = await place(shop.visitor(), order)
  const toCustomer = () => mailServer.received.find(({ email }) => email.replyTo?.[0]?.address?.includes('+'))
  await vi.waitFor(() => expect(toCustomer()).toBeDefined(), { timeout: 60_000 })
  const replyTo = toCustomer()?.email.replyTo?.[0]?.address ?? ''
  expect(replyTo).toMatch(new RegExp(`^zaak\\+${number}\\.[a-z2-7]{18}@shop\\.example$`))
  // The notice to staff is answered to the customer.
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), { timeout: 60_000 })
  expect(mailServer.received.filter(({ email }) => email.replyTo?.[0]?.address === replyTo)).toHaveLength(1)

  mailbox.add(mailSource({ to: replyTo, text: 'Kan het ook op dinsdag?' }))
  await vi.waitFor(
    async () =>
      expect((await deskOf(colleague, number).read()).asked).toMatchObject([
        { kind: 'mail', words: 'Kan het ook op dinsdag?' },
      ]),
    // The mailbox is looked into every fifteen seconds, and reading a case is work.
    { timeout: 60_000, interval: 500 },
  )
  expect(await metrics.registry.metrics()).toContain('service="imap",outcome="answered"')
})
