import { expect, test } from 'vitest'
import { replySubject } from './compose-reply.ts'

test.each([
  ['Glasvezel [482-739-166]', 'Re: Glasvezel'],
  ['RE: Antw: Glasvezel [482-739-166, Filiaal 1, prijsopgave 914-207-356]', 'Re: Glasvezel'],
  ['Router [stuk]', 'Re: Router [stuk]'],
  ['[482-739-166]', ''],
])('the subject of an answer to %j is %j', (subject, answer) => {
  expect(replySubject(subject)).toBe(answer)
})
