import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailKinds } from '../cases/mail-kinds.ts'
import { mailReasons } from '../cases/mail-reasons.ts'
import { classifyMail } from './classify-mail.ts'
import { mailOf, usualContext as usual } from './testing-mails.ts'

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
    '1@-',
    `@a${'-'.repeat(250)}`,
    `${'a'.repeat(300)}@ `,
    'a\n',
    'afmelden abbestellen ',
  ]
  for (const piece of pieces) {
    const hostile = piece.repeat(200_000).slice(0, 600_000)
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

/** As a mail is read (server/parse-mail.ts): 500 headers of 2,000 characters and 50 files. */
it('takes no longer for many headers and files than for one', () => {
  const mailServer = mailOf({ from: 'mailer-daemon@jansen.example', subject: 'Undeliverable', text: 'x' })
  const block = (address: string) => `Action: failed\nFinal-Recipient: rfc822;${address}\n\n`
  const parts = [
    ['message/delivery-status', block(`@a${'-'.repeat(250)}`.repeat(4)).repeat(60)],
    ['message/delivery-status', block('1'.repeat(1_000)).repeat(60)],
    ['text/calendar', `METHOD:REPLY\nATTENDEE${'a\n'.repeat(32_000)}`],
    ['message/rfc822', 'a\n'.repeat(32_000)],
  ] as const
  const hostile = [
    ...parts.map(([claimedType, content]) => ({
      ...mailServer,
      attachments: Array.from({ length: 50 }, () => ({
        name: '',
        claimedType,
        content: Buffer.from(content),
        contentId: null,
      })),
    })),
    ...['x-failed-recipients', 'x-mailer', 'precedence', 'x-forefront-antispam-report'].map(name => ({
      ...mailServer,
      headers: Array.from({ length: 500 }, () => ({ name, value: '1'.repeat(2_000) })),
    })),
    {
      ...mailServer,
      html: `cid:${'a'.repeat(900_000)}`,
      attachments: Array.from({ length: 50 }, (_, place) => ({
        name: '',
        claimedType: 'image/png',
        content: Buffer.from(''),
        contentId: `${'a'.repeat(150)}${place}${'a'.repeat(149)}`,
      })),
    },
  ]
  for (const mail of hostile) {
    const before = process.cpuUsage().user
    classifyMail(mail, usual)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(200)
  }
})
