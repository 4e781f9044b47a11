import type { Database } from '../../platform/database/pool.ts'
import { usualBackOff } from '../../platform/deliveries/claim.ts'
import { type DeliveryParts, deliverNext, usualAttemptMs } from '../../platform/deliveries/deliver.ts'
import { mailsPerHour } from '../../platform/deliveries/recipient-limit.ts'
import type { TestMailServer } from '../../platform/mail/testing-smtp.ts'
import { createLog } from '../../platform/operations/log.ts'
import type { Metrics } from '../../platform/operations/metrics.ts'
import type { MailTransport } from '../../platform/outside/mail.ts'
import { mailKinds } from '../mails/declared.ts'
import { type TestShop, testSecrets } from '../server/testing-shop.ts'
import { renderDelivery } from './emails.tsx'
import { type SendParts, sender } from './send.ts'
import { sampleContext } from './testing-emails.ts'
import { caseKeys, type DeliveryWorker, documentKeys, startWorker, type WorkerSettings } from './worker.ts'

const from = 'Lijnhaven <hallo@lijnhaven.example>'
const nothing = () => Promise.reject(new Error('This test does not expect it'))

/** How a worker of the tests sends; mails that a test says nothing about fail. */
export const testSender = (database: Database, changes: Partial<SendParts> = {}): DeliveryParts['send'] =>
  sender({
    database,
    transport: { send: nothing, close: () => undefined },
    renderDelivery,
    attachmentsOf: async () => [],
    context: sampleContext,
    linkKey: testSecrets.deriveKey('account-link'),
    from,
    replyAddressOf: () => null,
    ...changes,
  })

/** Has all that may go sent over this transport, as the worker does. */
export async function deliverDue(
  database: Database,
  transport: MailTransport,
  changes: Partial<DeliveryParts> = {},
): Promise<void> {
  const parts = {
    database,
    send: testSender(database, { transport }),
    backOff: usualBackOff,
    attemptMs: usualAttemptMs,
    mailKinds,
    mailsPerHour,
    onTrouble: () => undefined,
    ...changes,
  }
  while (await deliverNext(parts));
}

/** The worker of a test shop as the server runs it, with the built templates, sending to a mail server of the test. */
export const startTestWorker = (
  shop: TestShop,
  mailServer: Pick<TestMailServer, 'url'>,
  metrics: Pick<Metrics, 'outsideCalls'>,
  inbox: WorkerSettings['inbox'] = null,
): DeliveryWorker =>
  startWorker(
    {
      connection: shop.testDatabase.connection,
      smtpUrl: mailServer.url,
      dkim: null,
      mailFolder: '',
      from,
      context: sampleContext,
      linkKey: testSecrets.deriveKey('account-link'),
      documentKeys: documentKeys(testSecrets),
      clamavUrl: null,
      mailsPerHour,
      webhooksToLocalhost: true,
      staffEmail: 'verkoop@shop.example',
      inbox,
      mailDomain: 'shop.example',
      ...caseKeys(testSecrets),
    },
    { log: createLog({ level: 'silent' }), metrics },
  )
