import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { caseNumberParam, rowParam } from '../../common/contract/params.ts'
import { WholeIban } from '../customers/contract-desk.ts'
import {
  AnswerWithdrawal,
  Assignment,
  CallPlan,
  CallRecord,
  CaseCorrection,
  CheckNow,
  CheckOutcome,
  ClosedRequest,
  DeliveryDay,
  MailAgain,
  MailQuestion,
  NewAnswer,
  NewNote,
  NewQuote,
  ParcelEntry,
  ParcelRemoval,
  PortInMove,
  ProgressLinkRevocation,
  QuoteMade,
  StateMove,
  StateUndo,
} from './command-schemas.ts'
import { CaseConflict } from './contract.ts'
import { MailPreview } from './contract-timeline.ts'

const working = {
  method: 'POST',
  group: 'Staff',
  access: 'staff',
  permission: 'cases.work',
  limit: { max: 120, per: 'minute' },
} as const

const selling = { ...working, permission: 'sales.work' } as const

const noSuchCase = { description: 'There is no such case', body: Failure } as const

const refused = { description: 'It cannot be done so, or a field is wrong', body: Failure } as const

const stale = { description: 'Somebody else changed the case meanwhile', body: CaseConflict } as const

const done = { description: 'Done, or done before by the same id' } as const

const acted = { 204: done, 404: noSuchCase, 409: stale, 422: refused } as const

/** A case at the desk, and what staff do with it. */
export const caseCommands = {
  previewMail: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/voorbeeld',
    params: { nummer: caseNumberParam },
    summary: 'The mail that an act would send; nothing is changed.',
    body: { kind: 'json', schema: MailQuestion },
    answers: {
      200: { description: 'The mail', body: MailPreview },
      404: noSuchCase,
      409: stale,
      422: refused,
    },
  }),
  noteOnCase: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/notities',
    params: { nummer: caseNumberParam },
    summary: 'Writes a note for colleagues.',
    body: { kind: 'json', schema: NewNote },
    answers: { 204: done, 404: noSuchCase, 422: refused },
  }),
  assignCase: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/behandelaar',
    params: { nummer: caseNumberParam },
    summary: 'Gives a case to a colleague, or to nobody.',
    body: { kind: 'json', schema: Assignment },
    answers: acted,
  }),
  planCall: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/belafspraak',
    params: { nummer: caseNumberParam },
    summary: 'Plans when the customer is called.',
    body: { kind: 'json', schema: CallPlan },
    answers: acted,
  }),
  recordCall: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/gesprek',
    params: { nummer: caseNumberParam },
    summary: 'Writes down that the customer was called, and with what outcome.',
    body: { kind: 'json', schema: CallRecord },
    answers: acted,
  }),
  settleRequest: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/afgehandeld',
    params: { nummer: caseNumberParam },
    summary: 'Notes that one request of the customer was taken up; his others stay open.',
    body: { kind: 'json', schema: ClosedRequest },
    answers: acted,
  }),
  moveCase: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/status',
    params: { nummer: caseNumberParam },
    summary: 'Brings a case into another state, with or without the mail of that milestone.',
    body: { kind: 'json', schema: StateMove },
    answers: acted,
  }),
  takeBack: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/terugdraaien',
    params: { nummer: caseNumberParam },
    summary: 'Takes the last state back within 24 hours; whoever was mailed about it is mailed a correction.',
    body: { kind: 'json', schema: StateUndo },
    answers: acted,
  }),
  planDelivery: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/levering',
    params: { nummer: caseNumberParam },
    summary: 'Plans the day on which an order is delivered.',
    body: { kind: 'json', schema: DeliveryDay },
    answers: acted,
  }),
  movePortIn: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/nummer',
    params: { nummer: caseNumberParam },
    summary: 'Takes a number that comes along a step further.',
    body: { kind: 'json', schema: PortInMove },
    answers: acted,
  }),
  writeParcel: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/pakket',
    params: { nummer: caseNumberParam },
    summary: 'Writes down a parcel of an order that is on its way, or corrects one.',
    body: { kind: 'json', schema: ParcelEntry },
    answers: acted,
  }),
  removeParcel: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/pakket-verwijderen',
    params: { nummer: caseNumberParam },
    summary: 'Takes out a parcel that was written down by mistake.',
    body: { kind: 'json', schema: ParcelRemoval },
    answers: acted,
  }),
  endFollowLink: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/volglink-intrekken',
    params: { nummer: caseNumberParam },
    summary: 'Ends the links by which the customer follows the case; the next mail has a new one.',
    body: { kind: 'json', schema: ProgressLinkRevocation },
    answers: acted,
  }),
  checkNow: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/controle',
    params: { nummer: caseNumberParam },
    summary: 'Asks a register what it could not be asked before, or settles it by hand.',
    limit: { max: 30, per: 'minute' },
    body: { kind: 'json', schema: CheckNow },
    answers: {
      200: { description: 'What came of it', body: CheckOutcome },
      404: noSuchCase,
      409: stale,
      422: refused,
    },
  }),
  answerCase: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/antwoord',
    params: { nummer: caseNumberParam },
    summary: 'Mails whoever sent the case in.',
    limit: { max: 30, per: 'minute' },
    body: { kind: 'json', schema: NewAnswer },
    answers: acted,
  }),
  withdrawAnswer: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/antwoord-terughalen',
    params: { nummer: caseNumberParam },
    summary: 'Takes back an answer whose mail has not gone, with what was done to the case in the same act.',
    body: { kind: 'json', schema: AnswerWithdrawal },
    answers: { 204: done, 404: noSuchCase, 422: refused },
  }),
  sendMailAgain: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/mails/{id}/opnieuw',
    params: { nummer: caseNumberParam, id: rowParam },
    summary: 'Sends a mail about a case once more.',
    limit: { max: 30, per: 'minute' },
    body: { kind: 'json', schema: MailAgain },
    answers: { 204: done, 404: noSuchCase, 422: refused },
  }),
  correctCase: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/gegevens',
    params: { nummer: caseNumberParam },
    summary: 'Corrects who is called about a case, and where it is delivered.',
    body: { kind: 'json', schema: CaseCorrection },
    answers: acted,
  }),
  orderIban: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/iban',
    params: { nummer: caseNumberParam },
    permission: 'iban.read',
    confirmed: true,
    summary: 'The whole IBAN of an order; that it was looked at is written down.',
    limit: { max: 30, per: 'minute' },
    answers: { 200: { description: 'The IBAN', body: WholeIban }, 404: noSuchCase },
  }),
  quoteOfCase: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/prijsopgave',
    params: { nummer: caseNumberParam },
    summary: 'Makes a quote request of an enquiry or a form.',
    body: { kind: 'json', schema: NewQuote },
    answers: {
      200: { description: 'The number of the request', body: QuoteMade },
      404: noSuchCase,
      409: stale,
      422: refused,
    },
  }),
}
