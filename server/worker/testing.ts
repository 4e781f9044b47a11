import type { Database } from '../database/pool.ts'
import type { DeliveryParts } from '../deliveries/deliver.ts'
import { writeDelivery } from '../emails/index.tsx'
import { sampleContext } from '../emails/testing.ts'
import { testSecrets } from '../testing-shop.ts'
import { type SendParts, senders } from './send.ts'

const nothing = () => Promise.reject(new Error('This test does not expect it'))

/** How a worker of the tests sends; mails or webhooks that a test says nothing about fail. */
export const testSenders = (database: Database, changes: Partial<SendParts> = {}): DeliveryParts['send'] =>
  senders({
    database,
    transport: { send: nothing, close: () => undefined },
    writeDelivery,
    context: sampleContext,
    linkKey: testSecrets.deriveKey('account-link'),
    from: 'Lijnhaven <hallo@lijnhaven.example>',
    addresses: {},
    callWebhook: nothing,
    ...changes,
  })
