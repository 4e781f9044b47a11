import type { FieldErrors } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { partyOn } from '../../agreements/party.ts'
import { orderOfParty, partiesOf, proposedParty, proposeParty } from '../../agreements/server/parties.ts'
import { isBlockedCustomer } from '../../customers/server/stored-customers.ts'
import { checkDetails, type DetailsServices } from '../../details/server/check-details.ts'
import { createLink } from '../../mailed-links/server/mailed-links.ts'
import { orderOf, type StoredOrder } from '../../orders/server/stored-orders.ts'
import type { TransferBeginning } from '../command-schemas.ts'
import { transferEvents } from '../events.ts'
import { transferMails } from '../mails.ts'
import { transferRefusals as texts } from '../texts.ts'
import { type TransferSide, transferDayError, transferSides, transferStatus } from '../transfer.ts'
import { lapseTransfer } from './end-transfer.ts'
import { transferLinks } from './links.ts'
import { whyNotAgreed } from './register-transfer.ts'
import {
  factsOf,
  openTransfer,
  type StoredTransfer,
  storeTransfer,
  updateTransfer,
} from './stored-transfers.ts'
import type { TransferContext } from './transfer-context.ts'
import { whyNotTransferred } from './transferable.ts'

/** A transfer as staff typed it, with what the registers said. */
export type CheckedBeginning = Awaited<ReturnType<typeof checkBeginning>>

/** Checks who takes an agreement over as the shop checks who orders. */
export async function checkBeginning(typed: TransferBeginning, services: DetailsServices) {
  const { id, version: _version, holdsFrom, invoiceEmail, reason, ...details } = typed
  return { id, holdsFrom, invoiceEmail, reason, checked: await checkDetails(details, services) }
}

const at = (field: string, message: string): FieldErrors => ({ [field]: { message } })

/** Begins a transfer and mails both sides; why not, at each field that is to blame, or null. */
export async function beginTransfer(
  tx: Transaction,
  begun: CheckedBeginning,
  { ibanCipher, staffId }: { readonly ibanCipher: Cipher; readonly staffId: string },
  context: TransferContext,
): Promise<FieldErrors | null> {
  const { found, now } = context
  const { id, holdsFrom, invoiceEmail, reason, checked } = begun
  const { details, errors, kvkStatus } = checked
  const today = dayInTheNetherlands(now)
  const order = await orderOf(oneByOne(tx), found)
  const blocking = order ? await whyNotTransferred(oneByOne(tx), found.id, today) : texts.notDelivered
  if (!order || blocking !== null) return at('holdsFrom', blocking ?? texts.notDelivered)
  const parties = await partiesOf(tx, found.id)
  const party = orderOfParty(order, partyOn(parties, today))
  const dayError = transferDayError(holdsFrom, today)
  const wrong = {
    ...errors,
    ...(dayError !== null && at('holdsFrom', dayError)),
    ...(details.kvkNumber === party.kvkNumber && at('kvkNumber', texts.sameCompany)),
    ...((await isBlockedCustomer(tx, details)) && at('kvkNumber', texts.blocked)),
  }
  if (Object.keys(wrong).length > 0) return wrong
  const underWay = await makeRoom(tx, context)
  if (underWay || parties.some(each => each.holdsFrom > today || each.holdsFrom >= holdsFrom))
    return at('holdsFrom', texts.underWay)
  const { iban, ...organization } = details
  await storeTransfer(tx, {
    id,
    caseId: found.id,
    holdsFrom,
    fromCompany: party.organization.companyName,
    toCompany: organization.companyName,
    reason,
    begunAt: now,
    begunBy: staffId,
    fromAskedAt: now,
    toAskedAt: now,
  })
  await proposeParty(tx, {
    id,
    caseId: found.id,
    kvkNumber: organization.kvkNumber,
    kvkChecked: kvkStatus === 'known',
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    ibanEncrypted: ibanCipher.encrypt(iban, found.number),
    invoiceEmail,
  })
  const addresses = { from: party.organization.email, to: organization.email }
  for (const side of transferSides) await mailLink(tx, side, addresses[side], context)
  await context.change({ type: transferEvents.begun, data: { transfer: id, day: holdsFrom } })
  return null
}

/** Ends a transfer whose day went by, which is in nobody's way; answers whether another one is. */
async function makeRoom(tx: Transaction, context: TransferContext): Promise<boolean> {
  const open = await openTransfer(tx, context.found.id)
  if (!open) return false
  if (transferStatus(factsOf(open), dayInTheNetherlands(context.now)) !== 'lapsed') return true
  await lapseTransfer(tx, open, context)
  return false
}

/** Mails a side of a transfer its link. */
async function mailLink(
  tx: Transaction,
  side: TransferSide,
  address: string,
  { found, mailDomain, linkKey }: TransferContext,
): Promise<void> {
  const linkId = await createLink(tx, { owner: { caseId: found.id }, purpose: transferLinks[side] }, linkKey)
  await queueDeliveries(tx, { mailedLinkId: linkId }, [email(transferMails.link, address, mailDomain)])
}

/** Mails a side that did not agree yet a new link; why not as one Dutch sentence, or null. */
export async function mailLinkAgain(
  tx: Transaction,
  transfer: StoredTransfer | null,
  side: TransferSide,
  context: TransferContext,
): Promise<string | null> {
  const { found, now } = context
  if (!transfer || transfer.caseId !== found.id) return texts.gone
  const refusal = await whyNotAgreed(oneByOne(tx), transfer, now)
  if (refusal !== null) return refusal
  if (factsOf(transfer).hasAgreed[side]) return texts.agreedAlready
  const address = side === 'to' ? await addressOfTaker(tx, transfer) : await addressOfGiver(tx, context)
  if (address === null) return texts.gone
  await mailLink(tx, side, address, context)
  await updateTransfer(tx, transfer.id, side === 'from' ? { fromAskedAt: now } : { toAskedAt: now })
  await context.change({ type: transferEvents.asked, data: { transfer: transfer.id, side } })
  return null
}

const addressOfTaker = async (tx: Transaction, { id }: StoredTransfer): Promise<string | null> =>
  (await proposedParty(tx, id))?.organization.email ?? null

async function addressOfGiver(tx: Transaction, context: TransferContext): Promise<string | null> {
  const order = await giver(tx, context)
  return order && order.organization.email
}

/** The order of an agreement with who has it now. */
async function giver(tx: Transaction, { found, now }: TransferContext): Promise<StoredOrder | null> {
  const order = await orderOf(oneByOne(tx), found)
  return order && orderOfParty(order, partyOn(await partiesOf(tx, found.id), dayInTheNetherlands(now)))
}
