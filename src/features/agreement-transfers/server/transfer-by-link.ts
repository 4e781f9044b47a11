import type { Brand } from '../../../common/brand.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type NoticeServices, underCaseLock } from '../../agreements/server/under-case-lock.ts'
import { type Case, caseById, ownerOf } from '../../cases/server/case.ts'
import type { SepaScheme } from '../../consents/server/consent.ts'
import { addressLine } from '../../details/facts.ts'
import { activeLink, consumeLink } from '../../mailed-links/server/mailed-links.ts'
import type { TransferAnswer, TransferToAnswer } from '../contract-link.ts'
import { missingConsents, type TransferSide, transferSides } from '../transfer.ts'
import { declineTransfer } from './end-transfer.ts'
import { transferLinks } from './links.ts'
import { agreeToTransfer, whyNotAgreed } from './register-transfer.ts'
import { openTransfer, type StoredTransfer } from './stored-transfers.ts'
import { consentsOfSide, linesOfTransfer, takingParty, wordsOfSide } from './transferred.ts'

export type TransferLinkServices = NoticeServices & {
  readonly linkKey: Uint8Array
  readonly brand: Brand
  readonly sepaScheme: SepaScheme
}

/** The side that a link is for, its case, and the transfer that waits there. */
type Behind = {
  readonly linkId: string
  readonly side: TransferSide
  readonly found: Case
  readonly transfer: StoredTransfer
}

async function behindLink(database: Queryable, token: string): Promise<Behind | null> {
  const link = await activeLink(
    database,
    token,
    transferSides.map(side => transferLinks[side]),
  )
  const side = transferSides.find(each => transferLinks[each].name === link?.purpose)
  if (!side || !link?.caseId) return null
  const found = await caseById(database, link.caseId)
  const transfer = found && (await openTransfer(database, found.id))
  return found && transfer ? { linkId: link.id, side, found, transfer } : null
}

/** The transfer that a link answers, as its side reads it; null where the link does not serve. */
export async function transferToAnswer(
  database: Database,
  token: string,
  now: Date,
): Promise<TransferToAnswer | null> {
  const behind = await behindLink(database, token)
  const of = behind && (await linesOfTransfer(database, behind.transfer, dayInTheNetherlands(now)))
  if (!behind || !of) return null
  const { side, transfer } = behind
  const { fromCompany, toCompany, holdsFrom } = transfer
  const [companyName, otherCompany] = side === 'from' ? [fromCompany, toCompany] : [toCompany, fromCompany]
  return {
    side,
    number: of.number,
    companyName,
    otherCompany,
    holdsFrom,
    address: addressLine(of.order.installationAddress),
    lines: [...of.lines],
    centsPerMonth: of.centsPerMonth,
    text: wordsOfSide(side, transfer),
    longTermText: side === 'to' ? (of.longTerm?.text ?? null) : null,
    party: side === 'to' && of.party ? takingParty(of.party) : null,
    refusal: await whyNotAgreed(database, transfer, now),
  }
}

/** Why an answer of a side is not taken: the link does not serve, not any more, or at each field. */
export type TransferAnswerRefusal = 'unknown' | { readonly over: string } | { readonly errors: FieldErrors }

/** Writes down what a side says to a transfer; null where that was done. */
export async function answerTransfer(
  services: TransferLinkServices,
  { token, ...answer }: TransferAnswer,
): Promise<TransferAnswerRefusal | null> {
  const behind = await behindLink(services.database, token)
  if (!behind) return 'unknown'
  const { side, found } = behind
  return underCaseLock<TransferAnswerRefusal | null>(
    services,
    found.number,
    () => true,
    async (tx, context) => {
      // Read again: somebody may have answered while this waited.
      const now = await behindLink(oneByOne(tx), token)
      return now ? answerWithin(tx, now, answer, { ...services, ...context }) : 'unknown'
    },
    party => (side === 'from' ? ownerOf(party) : { kind: 'visitor' }),
  )
}

async function answerWithin(
  tx: Transaction,
  { linkId, side, transfer }: Behind,
  answer: Omit<TransferAnswer, 'token'>,
  context: Parameters<typeof declineTransfer>[3] & Pick<TransferLinkServices, 'brand' | 'sepaScheme'>,
): Promise<TransferAnswerRefusal | null> {
  if (!answer.agreed) {
    await declineTransfer(tx, transfer, { side, words: answer.words }, context)
    return null
  }
  const of = await linesOfTransfer(oneByOne(tx), transfer, dayInTheNetherlands(context.now))
  if (!of) return 'unknown'
  const missing = side === 'to' ? missingConsents(answer, of.longTerm !== null) : {}
  if (Object.keys(missing).length > 0) return { errors: missing }
  const consents = consentsOfSide(side, of, context)
  const over = await agreeToTransfer(tx, transfer, { side, consents }, context)
  if (over !== null) return { over }
  await consumeLink(tx, linkId)
  return null
}
