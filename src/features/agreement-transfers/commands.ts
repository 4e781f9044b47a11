import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam, uuidParam } from '../../common/contract/params.ts'
import { acted, noSuchCase, working } from '../cases/command-calls.ts'
import { WholeIban } from '../customers/contract-desk.ts'
import { TransferBeginning, TransferChoice, TransferKvkCheck, TransferLinkAgain } from './command-schemas.ts'

const transferWork = {
  ...working,
  permission: 'agreements.work',
  params: { nummer: caseNumberParam },
  answers: acted,
} as const

/** Commands of staff on the transfer of an agreement. */
export const transferCommands = {
  beginTransfer: defineCall({
    ...transferWork,
    path: '/api/beheer/zaken/{nummer}/overname',
    summary:
      'Begins the transfer of an agreement to another organisation, and mails both sides a link to agree by.',
    body: { kind: 'json', schema: TransferBeginning },
  }),
  approveTransfer: defineCall({
    ...transferWork,
    path: '/api/beheer/zaken/{nummer}/overname-goedkeuren',
    confirmed: true,
    summary: 'Approves a transfer that a colleague began.',
    body: { kind: 'json', schema: TransferChoice },
  }),
  mailTransferLink: defineCall({
    ...transferWork,
    path: '/api/beheer/zaken/{nummer}/overname-link',
    summary: 'Mails a side a new link to agree by; those before serve no more.',
    body: { kind: 'json', schema: TransferLinkAgain },
  }),
  checkTransferKvk: defineCall({
    ...transferWork,
    path: '/api/beheer/zaken/{nummer}/overname-kvk',
    summary:
      'Asks the register for the KVK number of who takes an agreement over, or notes that it was looked up.',
    body: { kind: 'json', schema: TransferKvkCheck },
  }),
  cancelTransfer: defineCall({
    ...transferWork,
    path: '/api/beheer/zaken/{nummer}/overname-annuleren',
    summary: 'Cancels a transfer, until the day before it holds.',
    body: { kind: 'json', schema: TransferChoice },
  }),
}

/** The call of staff that shows a whole IBAN. */
export const transferIbanCalls = {
  partyIban: defineCall({
    ...working,
    path: '/api/beheer/zaken/{nummer}/overname/{id}/iban',
    params: { nummer: caseNumberParam, id: uuidParam },
    permission: 'iban.read',
    confirmed: true,
    summary: 'The whole IBAN of who takes an agreement over; that it was looked at is written down.',
    limit: { max: 30, per: 'minute' },
    answers: { 200: { description: 'The IBAN', body: WholeIban }, 404: noSuchCase },
  }),
}
