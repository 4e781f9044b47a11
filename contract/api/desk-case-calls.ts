import { CaseConflict, DeskCase, MailPreview } from '../desk-case.ts'
import {
  Assignment,
  CallPlan,
  CallRecord,
  CaseCorrection,
  CheckNow,
  CheckOutcome,
  DeliveryDay,
  deskCasesPath,
  FollowLinkEnd,
  MailAgain,
  NewAnswer,
  NewNote,
  NewQuote,
  PortInMove,
  QuoteMade,
  SettledRequest,
  StateMove,
  TakeBack,
} from '../desk-case-acts.ts'
import { WholeIban } from '../desk-customers.ts'
import { MailQuestion } from '../desk-mail-question.ts'
import { Failure } from '../failure.ts'
import { defineCall } from './call.ts'

const one = `${deskCasesPath}/{nummer}` as const
const reading = {
  method: 'GET',
  group: 'Staff',
  access: 'staff',
  permission: 'cases.read',
  limit: { max: 600, per: 'minute' },
} as const
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
export const deskCaseCalls = {
  deskCase: defineCall({
    ...reading,
    path: one,
    summary: 'All that is known of a case.',
    answers: { 200: { description: 'The case', body: DeskCase }, 404: noSuchCase },
  }),
  caseDocument: defineCall({
    ...reading,
    path: `${one}/documenten/{soort}`,
    summary: 'A document of a case: bevestiging, contractsamenvatting or aanvraag.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchCase },
  }),
  caseMail: defineCall({
    ...reading,
    path: `${one}/mails/{id}`,
    summary: 'A mail about a case, as it is written from what is known now.',
    answers: { 200: { description: 'The mail', body: MailPreview }, 404: noSuchCase, 422: refused },
  }),
  previewMail: defineCall({
    ...working,
    path: `${one}/voorbeeld`,
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
    path: `${one}/notities`,
    summary: 'Writes a note for colleagues.',
    body: { kind: 'json', schema: NewNote },
    answers: { 204: done, 404: noSuchCase, 422: refused },
  }),
  assignCase: defineCall({
    ...working,
    path: `${one}/behandelaar`,
    summary: 'Gives a case to a colleague, or to nobody.',
    body: { kind: 'json', schema: Assignment },
    answers: acted,
  }),
  planCall: defineCall({
    ...working,
    path: `${one}/belafspraak`,
    summary: 'Plans when the customer is called.',
    body: { kind: 'json', schema: CallPlan },
    answers: acted,
  }),
  recordCall: defineCall({
    ...working,
    path: `${one}/gesprek`,
    summary: 'Writes down that the customer was called, and with what outcome.',
    body: { kind: 'json', schema: CallRecord },
    answers: acted,
  }),
  settleRequest: defineCall({
    ...working,
    path: `${one}/afgehandeld`,
    summary: 'Notes that one request of the customer was taken up; his others stay open.',
    body: { kind: 'json', schema: SettledRequest },
    answers: acted,
  }),
  moveCase: defineCall({
    ...working,
    path: `${one}/status`,
    summary: 'Brings a case into another state, with or without the mail of that milestone.',
    body: { kind: 'json', schema: StateMove },
    answers: acted,
  }),
  takeBack: defineCall({
    ...working,
    path: `${one}/terugdraaien`,
    summary: 'Takes the last state back within 24 hours; whoever was mailed about it is mailed a correction.',
    body: { kind: 'json', schema: TakeBack },
    answers: acted,
  }),
  planDelivery: defineCall({
    ...working,
    path: `${one}/levering`,
    summary: 'Plans the day on which an order is delivered.',
    body: { kind: 'json', schema: DeliveryDay },
    answers: acted,
  }),
  movePortIn: defineCall({
    ...working,
    path: `${one}/nummer`,
    summary: 'Takes a number that comes along a step further.',
    body: { kind: 'json', schema: PortInMove },
    answers: acted,
  }),
  endFollowLink: defineCall({
    ...working,
    path: `${one}/volglink-intrekken`,
    summary: 'Ends the links by which the customer follows the case; the next mail has a new one.',
    body: { kind: 'json', schema: FollowLinkEnd },
    answers: acted,
  }),
  checkNow: defineCall({
    ...working,
    path: `${one}/controle`,
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
    path: `${one}/antwoord`,
    summary: 'Mails whoever sent the case in.',
    limit: { max: 30, per: 'minute' },
    body: { kind: 'json', schema: NewAnswer },
    answers: { 204: done, 404: noSuchCase, 422: refused },
  }),
  sendMailAgain: defineCall({
    ...working,
    path: `${one}/mails/{id}/opnieuw`,
    summary: 'Sends a mail about a case once more.',
    limit: { max: 30, per: 'minute' },
    body: { kind: 'json', schema: MailAgain },
    answers: { 204: done, 404: noSuchCase, 422: refused },
  }),
  correctCase: defineCall({
    ...working,
    path: `${one}/gegevens`,
    summary: 'Corrects who is called about a case, and where it is delivered.',
    body: { kind: 'json', schema: CaseCorrection },
    answers: acted,
  }),
  orderIban: defineCall({
    ...working,
    path: `${one}/iban`,
    permission: 'iban.read',
    confirmed: true,
    summary: 'The whole IBAN of an order; that it was looked at is written down.',
    limit: { max: 30, per: 'minute' },
    answers: { 200: { description: 'The IBAN', body: WholeIban }, 404: noSuchCase },
  }),
  quoteOfCase: defineCall({
    ...selling,
    path: `${one}/prijsopgave`,
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
