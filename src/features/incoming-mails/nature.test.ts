import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { natureOf } from './nature.ts'
import { mailOf } from './testing-mails.ts'

describe('a mail of a program', () => {
  test.each([
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { 'Auto-Submitted': 'auto-generated; owner-email="x@jansen.example"' } },
    { headers: { Precedence: 'auto_reply' } },
    { headers: { Precedence: 'BULK' } },
    { headers: { 'X-Auto-Response-Suppress': 'All' } },
    { headers: { 'X-Autoreply': 'yes' } },
    { headers: { 'X-Autorespond': 'Afwezig' } },
    { subject: 'Afwezig: Re: Bevestiging van je bestelling' },
    { subject: 'Automatisch antwoord: Bevestiging van je bestelling' },
    { subject: 'Automatic reply: Bevestiging van je bestelling' },
    { subject: 'Out of Office AutoReply: Bevestiging' },
    { subject: 'Afwezigheidsbericht' },
    { from: 'postmaster@jansen.example', subject: 'Je mailbox is bijna vol' },
  ])('is seen by %j', mail => {
    expect(natureOf(mailOf(mail)).nature).toBe('automatic')
  })
})

describe('a mail of a person', () => {
  test.each([
    {},
    { headers: { 'Auto-Submitted': 'no' } },
    { headers: { 'Auto-Submitted': 'No (a person)' } },
    { headers: { Precedence: 'list', 'List-Unsubscribe': '<mailto:x@groups.example>' } },
    { headers: { 'X-Auto-Response-Suppress': 'None' } },
    { subject: 'Re: Afwezig: Bevestiging' },
    { subject: 'Afwezig op de dag van levering' },
    { subject: 'Automatisch antwoord kwam terug' },
    { headers: { 'Return-Path': '<>' }, subject: 'Vraag over levering' },
    { parts: [['application/pdf', '%PDF-1.7']] as const },
  ])('is seen by %j', mail => {
    expect(natureOf(mailOf(mail)).nature).toBe('answer')
  })
})

it('judges whatever comes, in time that grows with its length', () => {
  const anything = fc.record({
    from: fc.string(),
    subject: fc.string({ unit: 'binary' }),
    text: fc.string({ unit: 'binary', maxLength: 500 }),
    parts: fc.array(
      fc.tuple(fc.constantFrom('message/delivery-status', 'message/rfc822', 'text/plain'), fc.string()),
    ),
  })
  fc.assert(
    fc.property(anything, mail => {
      expect(['answer', 'automatic', 'bounce']).toContain(natureOf(mailOf(mail)).nature)
    }),
  )
  for (const piece of [
    'a@',
    '5.1.',
    ' ',
    '<a',
    'x@x.',
    'Final-Recipient: rfc822; ',
    'Message-ID: <',
    '\r\n\t',
  ]) {
    const hostile = piece.repeat(200_000)
    const mail = mailOf({
      from: 'mailer-daemon@jansen.example',
      subject: hostile,
      text: hostile,
      headers: { 'Content-Type': hostile, 'Auto-Submitted': hostile },
      parts: [
        ['message/delivery-status', `Final-Recipient: ${hostile}\nAction: failed`],
        ['message/rfc822', hostile],
      ],
    })
    const before = process.cpuUsage().user
    natureOf(mail)
    expect((process.cpuUsage().user - before) / 1000, piece).toBeLessThan(500)
  }
})
