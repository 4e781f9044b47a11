import { expect, test } from 'vitest'
import { application } from '../../features/forms/server/testing.ts'
import { emails, renderEmail } from './emails.tsx'
import { sampleContext } from './testing-emails.ts'

test('the mail to staff about a job application says nothing of who applied', async () => {
  const submission = {
    formId: 'sollicitatie',
    createdAt: new Date('2026-11-26T08:30:00Z'),
    answers: Object.entries(application).map(([name, value]) => ({ name, label: name, value })),
  }
  const written = await renderEmail(emails['site-form-notice'], submission, sampleContext)
  expect(written).toMatchObject({ subject: 'Sollicitatie', replyTo: null })
  for (const value of Object.values(application)) {
    expect(written.html).not.toContain(value)
    expect(written.text).not.toContain(value)
  }
  expect(written.text).toContain('/beheer')
})

test('the report of mails that nobody got names no applicant', async () => {
  const letter = {
    id: 12,
    channel: 'email',
    kind: 'site-form-confirmation',
    recipient: application.email,
    createdAt: new Date('2026-11-26T08:30:00Z'),
    lastError: `550 ${application.email}`,
    isHeld: false,
    isApplication: true,
  } as const
  const { text, html } = await renderEmail(emails['dead-letter-report'], { letters: [letter] }, sampleContext)
  expect(text + html).not.toContain(application.email)
  expect(text).toContain('een sollicitant')
})
