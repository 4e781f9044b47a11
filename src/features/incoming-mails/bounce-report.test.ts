import { describe, expect, it, test } from 'vitest'
import { bounceOf } from './classify-mail.ts'
import { mailOf } from './testing-mails.ts'

const original = '<3f1c0a52-77a9-4d6b-9f0e-5f6a1f3f2c11@shop.example>'
const headersOfOurs = `Return-Path: <shop@shop.example>
Message-ID: ${original}
From: Shop <shop@shop.example>
Subject: Bevestiging van je bestelling
`

const report = (fields: string, reportingMta = 'Reporting-MTA: dns; mx.jansen.example') =>
  [
    [
      'message/delivery-status',
      `${reportingMta}\nArrival-Date: Fri, 27 Nov 2026 08:00:00 +0100\n\n${fields}\n`,
    ],
    ['message/rfc822', `${headersOfOurs}\nBeste Jan,\n`],
  ] as const

describe('a report as RFC 3464 has it', () => {
  test.each([
    [
      'Postfix, a user that is unknown',
      {
        from: 'MAILER-DAEMON@mx.jansen.example',
        subject: 'Undelivered Mail Returned to Sender',
        parts: report(`Final-Recipient: rfc822; jan@jansen.example
Original-Recipient: rfc822;jan@jansen.example
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.jansen.example
Diagnostic-Code: smtp; 550 5.1.1 <jan@jansen.example>: Recipient address
    rejected: User unknown in virtual mailbox table`),
      },
      {
        address: 'jan@jansen.example',
        status: '5.1.1',
        isFinal: true,
        reason:
          '550 5.1.1 <jan@jansen.example>: Recipient address rejected: User unknown in virtual mailbox table',
      },
    ],
    [
      'Exchange, in Dutch, with the headers alone',
      {
        from: 'postmaster@outlook.example',
        subject: 'Onbestelbaar: Bevestiging van je bestelling',
        parts: [
          [
            'message/delivery-status',
            `Reporting-MTA: dns;AM0PR01.prod.outlook.example\r\n\r\nFinal-Recipient: rfc822;jan@jansen.example\r\nAction: failed\r\nStatus: 5.1.10\r\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found\r\n`,
          ],
          ['text/rfc822-headers', headersOfOurs],
        ] as const,
      },
      {
        address: 'jan@jansen.example',
        status: '5.1.10',
        isFinal: true,
        reason: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
      },
    ],
    [
      'Gmail, a mailbox that is full',
      {
        from: 'mailer-daemon@googlemail.example',
        subject: 'Delivery Status Notification (Failure)',
        parts: [
          [
            'message/delivery-status',
            `Reporting-MTA: dns; googlemail.example\nX-Original-Message-ID: ${original}\n\nFinal-Recipient: rfc822; jan@jansen.example\nAction: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 5.2.2 The recipient's inbox is out of storage space.\n`,
          ],
        ] as const,
      },
      {
        address: 'jan@jansen.example',
        status: '5.2.2',
        isFinal: true,
        reason: "552 5.2.2 The recipient's inbox is out of storage space.",
      },
    ],
    [
      'a delay, after which the server still tries',
      {
        from: 'MAILER-DAEMON@mx.jansen.example',
        subject: 'Delayed Mail (still being retried)',
        parts: report(
          'Final-Recipient: rfc822; jan@jansen.example\nAction: delayed\nStatus: 4.4.1\nDiagnostic-Code: X-Postfix; connect to mx: Connection timed out',
        ),
      },
      {
        address: 'jan@jansen.example',
        status: '4.4.1',
        isFinal: false,
        reason: 'connect to mx: Connection timed out',
      },
    ],
    [
      'a server that gave up after days, with the code of a delay',
      {
        from: 'MAILER-DAEMON@mx.jansen.example',
        parts: report('Final-Recipient: rfc822; jan@jansen.example\nAction: failed\nStatus: 4.4.7'),
      },
      { address: 'jan@jansen.example', status: '4.4.7', isFinal: true, reason: '' },
    ],
    [
      'a mailbox that was forwarded, by the address that we wrote',
      {
        from: 'MAILER-DAEMON@mx.jansen.example',
        parts: report(
          'Original-Recipient: rfc822; jan@jansen.example\nFinal-Recipient: rfc822; j.jansen@elders.example\nAction: failed\nStatus: 5.7.1',
        ),
      },
      { address: 'jan@jansen.example', status: '5.7.1', isFinal: true, reason: '' },
    ],
    [
      'a report without an action, by its code',
      {
        headers: { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' },
        parts: report('Final-Recipient: rfc822; jan@jansen.example\nStatus: 5.4.4 (no route)'),
      },
      { address: 'jan@jansen.example', status: '5.4.4', isFinal: true, reason: '' },
    ],
  ])('%s', (_, mail, recipient) => {
    expect(bounceOf(mailOf(mail))).toEqual({
      originalId: original,
      recipients: [recipient],
    })
  })

  it('names each recipient that failed, and none that got the mail', () => {
    const parts = report(`Final-Recipient: rfc822; een@jansen.example
Action: failed
Status: 5.1.1

Final-Recipient: rfc822; twee@jansen.example
Action: delivered
Status: 2.0.0

Final-Recipient: rfc822; drie@jansen.example
Action: failed
Status: 5.2.1`)
    const judged = bounceOf(mailOf({ from: 'mailer-daemon@mx.jansen.example', parts }))
    expect(judged?.recipients.map(({ address }) => address)).toEqual([
      'een@jansen.example',
      'drie@jansen.example',
    ])
  })

  test.each([
    [
      'that it was delivered',
      report('Final-Recipient: rfc822; jan@jansen.example\nAction: delivered\nStatus: 2.0.0'),
    ],
    ['nothing', report('')],
  ])('that says %s is no failure', (_, parts) => {
    expect(bounceOf(mailOf({ from: 'mailer-daemon@mx.jansen.example', parts }))).toBeNull()
  })

  test('of a read receipt is automatic', () => {
    const headers = { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=x' }
    expect(bounceOf(mailOf({ subject: 'Gelezen: Vraag', headers }))).toBeNull()
  })
})

describe('a report in words', () => {
  test.each([
    [
      'Exim',
      {
        from: 'Mailer-Daemon@mx.shop.example',
        subject: 'Mail delivery failed: returning message to sender',
        headers: { 'X-Failed-Recipients': 'jan@jansen.example', 'Auto-Submitted': 'auto-replied' },
        text: `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  jan@jansen.example
    host mx.jansen.example [192.0.2.7]
    SMTP error from remote mail server after RCPT TO:<jan@jansen.example>:
    550 5.1.1 No such user here

------ This is a copy of the message, including all the headers. ------

${headersOfOurs}
Beste Jan,`,
      },
      {
        address: 'jan@jansen.example',
        status: '5.1.1',
        isFinal: true,
        reason: expect.stringContaining('No such user'),
      },
    ],
    [
      'qmail',
      {
        from: 'MAILER-DAEMON@mx.jansen.example',
        subject: 'failure notice',
        text: `Hi. This is the qmail-send program at mx.jansen.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<jan@jansen.example>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

${headersOfOurs}`,
      },
      {
        address: 'jan@jansen.example',
        status: '5.1.1',
        isFinal: true,
        reason: expect.stringContaining('no mailbox'),
      },
    ],
    [
      'Exchange without a report',
      {
        from: 'postmaster@jansen.example',
        subject: 'Onbestelbaar: Bevestiging van je bestelling',
        thread: [original],
        text: `Uw bericht aan jan@jansen.example kan niet worden bezorgd.
De externe server heeft geantwoord: 550 5.4.1 Recipient address rejected: Access denied.`,
      },
      {
        address: 'jan@jansen.example',
        status: '5.4.1',
        isFinal: true,
        reason: expect.stringContaining('Access denied'),
      },
    ],
    [
      'Gmail without a report',
      {
        from: 'mailer-daemon@googlemail.example',
        subject: 'Delivery Status Notification (Failure)',
        headers: { 'X-Failed-Recipients': 'jan@jansen.example' },
        thread: [original],
        text: `** Address not found **

Your message wasn't delivered to jan@jansen.example because the address couldn't be found.

The response was:
550-5.1.1 The email account that you tried to reach does not exist.`,
      },
      {
        address: 'jan@jansen.example',
        status: '5.1.1',
        isFinal: true,
        reason: expect.stringContaining('does not exist'),
      },
    ],
    [
      'a warning of a server that still tries',
      {
        from: 'Mailer-Daemon@mx.shop.example',
        subject: 'Warning: message 1abcDE-000 delayed 24 hours',
        thread: [original],
        text: 'The address to which the message has not yet been delivered is:\n\n  jan@jansen.example\n    Delay reason: 451 4.3.0 try again later',
      },
      {
        address: 'jan@jansen.example',
        status: '4.3.0',
        isFinal: false,
        reason: expect.stringContaining('451 4.3.0'),
      },
    ],
    [
      'a server that names nobody, of another sender but without a return path',
      {
        from: 'noreply@mx.jansen.example',
        subject: 'Undeliverable: Bevestiging',
        headers: { 'Return-Path': '<>' },
        thread: [original],
        text: 'The mailbox is full.',
      },
      { address: null, status: null, isFinal: true, reason: '' },
    ],
  ])('%s', (_, mail, recipient) => {
    expect(bounceOf(mailOf(mail))).toEqual({
      originalId: original,
      recipients: [recipient],
    })
  })

  it('is none where a customer tells about a failure', () => {
    const text = 'Ik kreeg: 550 5.1.1 user unknown. Klopt jan@jansen.example wel?'
    expect(bounceOf(mailOf({ subject: 'Undeliverable: mijn vraag', text }))).toBeNull()
  })
})
