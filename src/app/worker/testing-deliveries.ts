import brand from '../../../content/brand.json' with { type: 'json' }
import type { DocumentServices } from '../../features/documents/server/stored-document.ts'
import { usualBackOff } from '../../platform/deliveries/claim.ts'
import { type DeliveryParts, deliverNext, usualAttemptMs } from '../../platform/deliveries/deliver.ts'
import { mailsPerHour } from '../../platform/deliveries/recipient-limit.ts'
import type { TestMailServer } from '../../platform/mail/testing-smtp.ts'
import { smtpTransport } from '../../platform/outside/mail-smtp.ts'
import { noVirusScanner } from '../../platform/outside/virus-scanner.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import { mailKinds } from '../mails/declared.ts'
import { type TestShop, testSecrets } from '../server/testing-shop.ts'
import { attachmentsOf } from './attachments.ts'
import type { SendParts } from './send.ts'
import { testSender } from './testing.ts'

/* Mails of a test shop that go out with their files, without a worker beside it. */

type Shop = Pick<TestShop, 'testDatabase'>

/** The provider that issues the documents, as its files name it. */
export const issuer = { brand, closingDays: [] }

export const documentsOf = ({ testDatabase: { database } }: Shop): DocumentServices => ({
  database,
  cipher: createCipher(testSecrets.deriveKey('document')),
  contentKey: testSecrets.deriveKey('document-content'),
})

/** How a delivery goes, once. @param mostBytes that files may have together */
export const partsWithFiles = (
  shop: Shop,
  transport: SendParts['transport'],
  {
    documentIssuer = issuer,
    mostBytes,
  }: { documentIssuer?: typeof issuer; mostBytes?: number | undefined } = {},
): DeliveryParts => {
  const { database } = shop.testDatabase
  const files = {
    fileCipher: createCipher(testSecrets.deriveKey('case-file')),
    virusScanner: noVirusScanner,
  }
  return {
    database,
    send: testSender(database, {
      transport,
      attachmentsOf: attachmentsOf(documentsOf(shop), documentIssuer, files, mostBytes),
    }),
    backOff: usualBackOff,
    attemptMs: usualAttemptMs,
    mailKinds,
    mailsPerHour,
    onTrouble: () => undefined,
  }
}

/** Sends everything that is due. */
export async function sendAllWithFiles(
  shop: Shop,
  mailServer: Pick<TestMailServer, 'url'>,
  options?: Parameters<typeof partsWithFiles>[2],
): Promise<void> {
  const transport = smtpTransport(mailServer.url, { maxConnections: 1, dkim: null })
  const parts = partsWithFiles(shop, transport, options)
  while (await deliverNext(parts)) {}
  transport.close()
}
