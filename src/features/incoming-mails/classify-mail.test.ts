import fc from 'fast-check'
import { expect, it } from 'vitest'
import { classifyMail } from './classify-mail.ts'
import { type MailContext, mailKinds } from './mail-kinds.ts'
import { mailReasons } from './mail-reasons.ts'
import { mailOf } from './testing-mails.ts'

const usual: MailContext = {
  sender: 'customer',
  hasCase: true,
  isAwaited: false,
  wasAsked: false,
  hasAppointmentAhead: false,
  unanswered: 0,
  isRepeated: false,
}

it('judges whatever comes, and always says why', () => {
  const anything = fc.record({
    from: fc.string(),
    subject: fc.string({ unit: 'binary' }),
    text: fc.string({ unit: 'binary', maxLength: 500 }),
    parts: fc.array(
      fc.tuple(
        fc.constantFrom('message/delivery-status', 'message/rfc822', 'text/calendar', 'application/ms-tnef'),
        fc.string(),
      ),
    ),
  })
  const context = fc.record({
    sender: fc.constantFrom('customer', 'colleague', 'stranger'),
    hasCase: fc.boolean(),
    isAwaited: fc.boolean(),
    wasAsked: fc.boolean(),
    hasAppointmentAhead: fc.boolean(),
    unanswered: fc.nat(60),
    isRepeated: fc.boolean(),
  })
  fc.assert(
    fc.property(anything, context, (mail, around) => {
      const { kind, reasons } = classifyMail(mailOf(mail), around)
      expect(mailKinds).toContain(kind)
      expect(reasons.length).toBeGreaterThan(0)
      expect(mailReasons).toEqual(expect.arrayContaining([...reasons]))
    }),
  )
})

it('leaves no question unasked, whatever one header of a program a person has', () => {
  const header = fc.constantFrom(
    ['Auto-Submitted', 'auto-replied'],
    ['Auto-Submitted', 'auto-generated'],
    ['Precedence', 'bulk'],
    ['Precedence', 'junk'],
    ['Precedence', 'auto_reply'],
    ['X-Auto-Response-Suppress', 'All'],
    ['X-Autoreply', 'yes'],
    ['List-Unsubscribe', '<https://x.example>'],
    ['X-Spam-Flag', 'YES'],
    ['Return-Path', '<>'],
  )
  const words = fc.constantFrom(
    'Kan de monteur dinsdag?',
    'Hoe laat komen jullie?',
    'Wanneer komt de factuur?',
  )
  fc.assert(
    fc.property(header, words, fc.boolean(), ([name = '', value = ''], text, hasCase) => {
      expect(classifyMail(mailOf({ headers: { [name]: value }, text }), { ...usual, hasCase }).asks).toBe(
        true,
      )
    }),
  )
})

it('takes time that grows with the length alone', () => {
  const pieces = [
    'a@',
    '5.1.',
    ' ',
    '<a',
    'x@x.',
    'Message-ID: <',
    '\r\n\t',
    'ik ben ',
    'bericht ',
    'kan ',
    '? ',
    'dank ',
    '👍',
  ]
  for (const piece of pieces) {
    const hostile = piece.repeat(200_000)
    const mail = mailOf({
      from: 'mailer-daemon@jansen.example',
      subject: hostile,
      text: hostile,
      headers: { 'Content-Type': hostile, 'Auto-Submitted': hostile },
      parts: [
        ['message/delivery-status', `Final-Recipient: ${hostile}\nAction: failed`],
        ['message/rfc822', hostile],
        ['text/calendar', `METHOD:REPLY\nATTENDEE${hostile}`],
      ],
    })
    for (const from of ['mailer-daemon@jansen.example', 'jan@jansen.example']) {
      const before = process.cpuUsage().user
      classifyMail({ ...mail, from: { address: from, name: hostile } }, usual)
      expect((process.cpuUsage().user - before) / 1000, piece).toBeLessThan(500)
    }
  }
})
