import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { acted, working } from '../cases/command-calls.ts'
import { TransferBeginning, TransferChoice, TransferLinkAgain } from './command-schemas.ts'

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
  cancelTransfer: defineCall({
    ...transferWork,
    path: '/api/beheer/zaken/{nummer}/overname-annuleren',
    summary: 'Cancels a transfer, until the day before it holds.',
    body: { kind: 'json', schema: TransferChoice },
  }),
}
