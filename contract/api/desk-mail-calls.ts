import {
  DeskMailDetails,
  DeskMails,
  deskMails,
  deskMailsQuery,
  QueuedMail,
  SentOnce,
  sendTestMail,
} from '../desk-mails.ts'
import { Failure } from '../failure.ts'
import { defineCall } from './call.ts'

const common = { group: 'Staff', access: 'staff' } as const
const reading = { ...common, permission: 'mails.read' } as const
const sending = { ...common, permission: 'mails.send' } as const
const noSuchMail = { description: 'There is no mail of this number', body: Failure } as const
const malformed = { description: 'What is asked for is not readable', body: Failure } as const

/** Mails and webhook calls at the staff desk. */
export const deskMailCalls = {
  deskMails: defineCall({
    ...deskMails,
    ...reading,
    summary: 'What left the house or is to leave it, newest first.',
    limit: { max: 600, per: 'minute' },
    query: deskMailsQuery,
    answers: { 200: { description: 'A page of the list', body: DeskMails }, 422: malformed },
  }),
  deskMail: defineCall({
    method: 'GET',
    path: `${deskMails.path}/{id}`,
    ...reading,
    summary: 'One mail or webhook call, with what it would say now.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The mail', body: DeskMailDetails }, 404: noSuchMail },
  }),
  deskMailPage: defineCall({
    method: 'GET',
    path: `${deskMails.path}/{id}/voorbeeld.html`,
    ...reading,
    summary: 'A mail as its recipient sees it, without the tokens of its links.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The mail', body: 'html' }, 404: noSuchMail },
  }),
  sendMailAgain: defineCall({
    method: 'POST',
    path: `${deskMails.path}/{id}/opnieuw`,
    ...sending,
    summary: 'Sends a mail again: a dead one the same, one that arrived as a mail of its own.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: SentOnce },
    answers: {
      200: { description: 'Which one goes now', body: QueuedMail },
      404: noSuchMail,
      409: { description: 'It cannot be sent again, and why', body: Failure },
      422: malformed,
    },
  }),
  sendTestMail: defineCall({
    ...sendTestMail,
    ...sending,
    summary: 'Mails whoever asks, to see that mail arrives.',
    limit: { max: 20, per: 'minute' },
    body: { kind: 'json', schema: SentOnce },
    answers: { 200: { description: 'Which one goes', body: QueuedMail }, 422: malformed },
  }),
}
