import { expect, it } from 'vitest'
import { mailKinds } from '../../app/mails/declared.ts'
import { nodemailerMessage } from '../outside/mail-message.ts'

it('every mail says that nobody wrote it, but for those in the words of a colleague', () => {
  const written = mailKinds.names.filter(name => mailKinds.named(name)?.isAutomatic === false)
  expect(written.toSorted()).toEqual(['case-answer', 'case-message', 'lines-proposed', 'quote-sent'])
})

it.each([
  [true, 'auto-generated', 'DR, RN, NRN, OOF, AutoReply'],
  [false, undefined, 'DR, RN, NRN, AutoReply'],
])(
  'a mail that is automatic: %s, has the header %s and asks for none of %s',
  (isAutomatic, header, unwanted) => {
    const message = nodemailerMessage({
      messageId: '<1@shop.example>',
      date: new Date('2026-11-24T10:00:00Z'),
      from: 'shop@shop.example',
      to: 'jan@jansen.example',
      replyTo: null,
      subject: 'Je vraag',
      isAutomatic,
      html: '',
      text: '',
      attachments: [],
    })
    expect(message.headers).toEqual({
      'Content-Language': 'nl-NL',
      'X-Auto-Response-Suppress': unwanted,
      ...(header !== undefined && { 'Auto-Submitted': header }),
    })
  },
)
