import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { type ProposedParty, proposedParty } from '../../agreements/server/parties.ts'
import type { ReadPart } from '../../case-desk/server/read-parts.ts'
import { may } from '../../desk/staff-roles.ts'
import type { DeskTransfer } from '../contract-desk.ts'
import { transferStatus } from '../transfer.ts'
import { factsOf, type StoredTransfer, transfersOf } from './stored-transfers.ts'
import { takingParty } from './transferred.ts'

/** Transfers of the agreement of an order as staff see them, the newest first. */
export const transfersAtDesk: ReadPart<DeskTransfer[]> = async (
  database,
  { id, kind, purpose },
  { role },
) => {
  const isRead = kind === 'order' && purpose !== 'end' && may(role, 'agreements.read')
  const stored = isRead ? await transfersOf(database, id) : []
  const today = dayInTheNetherlands(new Date())
  const transfers: DeskTransfer[] = []
  for (const transfer of stored) {
    const party = await proposedParty(database, transfer.id)
    transfers.push(deskTransfer(transfer, party && deskParty(party), today))
  }
  return () => transfers
}

function deskParty(party: ProposedParty): DeskTransfer['party'] {
  const { kvkNumber, contactName, email, phoneNumber, address, invoiceEmail, ibanEnding } = takingParty(party)
  const { kvkChecked, mandateReference } = party
  return {
    kvkNumber,
    kvkChecked,
    contactName,
    email,
    phoneNumber,
    address,
    invoiceEmail,
    ibanEnding,
    mandateReference,
  }
}

const moment = (at: Date | null): string | null => at && at.toISOString()

const deskTransfer = (
  transfer: StoredTransfer,
  party: DeskTransfer['party'],
  today: string,
): DeskTransfer => ({
  id: transfer.id,
  holdsFrom: transfer.holdsFrom,
  status: transferStatus(factsOf(transfer), today),
  reason: transfer.reason,
  begunAt: transfer.begunAt.toISOString(),
  begunBy: transfer.begunBy,
  from: {
    companyName: transfer.fromCompany,
    askedAt: transfer.fromAskedAt.toISOString(),
    agreedAt: moment(transfer.fromAgreedAt),
  },
  to: {
    companyName: transfer.toCompany,
    askedAt: transfer.toAskedAt.toISOString(),
    agreedAt: moment(transfer.toAgreedAt),
  },
  approvedAt: moment(transfer.approvedAt),
  party,
})
