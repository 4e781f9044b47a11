import { expect, test } from 'vitest'
import { compareJobs, type StoredJobCase } from './kill-jobs.ts'
import { compareMails, type StoredMail } from './kill-mails.ts'

const sent = [
  { messageId: 'question', thread: 'one' },
  { messageId: 'answer', thread: 'one' },
  { messageId: 'other', thread: 'two' },
]
const stored = (messageId: string, caseId: string, parts: Partial<StoredMail> = {}): StoredMail => ({
  messageId,
  caseId,
  files: 1,
  events: 1,
  ...parts,
})
const right = [stored('question', '1'), stored('answer', '1'), stored('other', '2')]
const none = { lostMails: 0, doubledMails: 0, astrayThreads: 0, incompleteMails: 0, wrongPosts: 0 }

test.each<[string, readonly StoredMail[], Partial<typeof none>]>([
  ['all as it must be', right, {}],
  ['a mail that is not there', right.slice(0, 2), { lostMails: 1 }],
  ['a mail that is there twice', [...right, stored('other', '2')], { doubledMails: 1 }],
  ['an answer in another case', right.with(1, stored('answer', '3')), { astrayThreads: 1 }],
  ['two conversations in one case', right.with(2, stored('other', '1')), { astrayThreads: 2 }],
  ['a mail without its file', right.with(0, stored('question', '1', { files: 0 })), { incompleteMails: 1 }],
  ['a mail told twice', right.with(0, stored('question', '1', { events: 2 })), { incompleteMails: 1 }],
])('of mails is found: %s', (_, mails, found) => {
  expect(compareMails({ sent, wrongPosts: 0 }, mails)).toEqual({ mails: 3, ...none, ...found })
})

const done: StoredJobCase = { jobId: 'job', state: 'done', outcome: 'done', assignments: 1 }

test.each<
  [string, readonly StoredJobCase[], { undoneCases?: number; twiceDone?: number; jobCases?: number }]
>([
  ['all as it must be', [done, done], {}],
  ['a case that was left', [done, { ...done, outcome: null }], { undoneCases: 1 }],
  ['a case that was done for nobody', [done, { ...done, assignments: 0 }], { undoneCases: 1 }],
  ['a case that was done twice', [done, { ...done, assignments: 2 }], { twiceDone: 1 }],
  ['a job that is gone', [], { undoneCases: 1, jobCases: 0 }],
])('of jobs is found: %s', (_, cases, found) => {
  expect(compareJobs(['job'], cases)).toEqual({
    jobs: 1,
    jobCases: 2,
    undoneCases: 0,
    twiceDone: 0,
    ...found,
  })
})
