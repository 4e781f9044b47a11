import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { workingDaysAfter } from '../src/common/working-days.ts'
import { closedOn } from '../src/features/calendar/server/dutch-calendar.ts'
import { enquiredCase, orderedCase } from '../src/features/cases/server/desk/testing.ts'
import { deskPaths } from '../src/features/desk/components/desk-paths.ts'
import { mailSource } from '../src/features/incoming-mails/server/testing.ts'
import { postMail, testInboundSecret } from '../src/features/incoming-mails/server/testing-post.ts'
import { startMailServer } from '../src/platform/mail/testing-smtp.ts'
import { startMailbox } from '../src/platform/outside/testing-imap.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { shopWithCustomers } from './support/account.ts'
import { signInAtDesk } from './support/desk.ts'
import { laptop, phone, testShop } from './support/visits.ts'

/** A week at the provider: what is said by phone and by mail, and what comes back. */

const mailServer = await startMailServer()
const mailbox = await startMailbox()
afterAll(async () => {
  await mailServer.stop()
  await mailbox.stop()
})

const { visit, database, shop } = testShop({
  ...shopWithCustomers,
  SMTP_URL: mailServer.url,
  CASE_EMAIL: 'zaak@shop.example',
  IMAP_URL: mailbox.url,
  INBOUND_MAIL_SECRET: testInboundSecret,
})

const visited = () => ({ visitor: () => new TestVisitor(shop().url), testDatabase: database() })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** The newest mail to an address whose subject has these words, once it came. */
async function mailTo(address: string, words: string): Promise<Email> {
  const find = () =>
    mailServer.received.findLast(
      ({ recipients, email }) => recipients.includes(address) && email.subject?.includes(words),
    )
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  const found = find()
  if (!found) throw new Error('The mail is gone')
  return found.email
}

/** Address that a mail asks to be answered at. */
const replyTo = ({ replyTo: [first] = [] }: Email): string => first?.address ?? ''

const boundary = 'of-two-parts'
/** An answer with a file. */
const withFile = (text: string) => ({
  headers: { 'Content-Type': `multipart/mixed; boundary=${boundary}` },
  text: [
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    'Op vr 27 nov 2026 om 09:00 schreef Lijnhaven <hallo@lijnhaven.example>:',
    '> Je bestelling is bevestigd.',
    `--${boundary}`,
    'Content-Type: application/pdf; name="plattegrond.pdf"',
    'Content-Disposition: attachment; filename="plattegrond.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
    `--${boundary}--`,
  ].join('\r\n'),
})

/** The report of a mail server that a mail did not arrive. */
const bounceOf = ({ messageId = '' }: Email, address: string) =>
  mailSource({
    from: 'Mail Delivery System <mailer-daemon@mail.elders.example>',
    subject: 'Undelivered Mail Returned to Sender',
    headers: { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
    text: [
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.elders.example',
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such user',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${messageId}`,
      '--b--',
    ].join('\r\n'),
  })

test.each([laptop, phone])('a week at the provider, on a screen of %i pixels', async width => {
  mailServer.received.splice(0)
  const number = await orderedCase(visited())
  const page = await visit({ width })
  await signInAtDesk(page, database(), 'verkoop')
  const customer = 'lotte@korenmolen.example'

  // Monday: confirmed by phone, in one dialog.
  await page.goto(deskPaths.case(number))
  await page.getByRole('heading', { level: 1, name: formatOrderNumber(number) }).waitFor()
  await button(page, 'Gesprek vastleggen').click()
  await button(page, 'Gesproken en bevestigen').click()
  await dialog(page).waitFor({ state: 'detached' })
  const confirmed = await mailTo(customer, 'bevestigd')

  // Tuesday: the customer answers by mail with a file, which comes into the open case by itself.
  mailbox.add(
    mailSource({
      from: `Lotte van den Heuvel <${customer}>`,
      to: replyTo(confirmed),
      answers: confirmed.messageId ?? '',
      subject: `Re: ${confirmed.subject}`,
      ...withFile('De meterkast is in de hal. Zie de plattegrond.'),
    }),
  )
  await page.getByText('De meterkast is in de hal. Zie de plattegrond.').first().waitFor()
  await page.getByText('plattegrond.pdf').first().waitFor()
  await expectGoodScreen(page)

  // An answer of a ready-made text, in three clicks.
  await button(page, 'Beantwoorden').first().click()
  await dialog(page).getByText('De meterkast is in de hal.').first().waitFor()
  await dialog(page)
    .getByRole('button', { name: /^Bestelling|^Levering|^Algemeen/ })
    .first()
    .click()
  await expectGoodScreen(page)
  await button(page, 'Versturen').click()
  await dialog(page).waitFor({ state: 'detached' })
  const answered = await mailTo(customer, `[${formatOrderNumber(number)}]`)
  expect(answered.inReplyTo).toBe(
    mailbox.mails
      .at(-1)
      ?.source.toString()
      .match(/Message-ID: (.*)\r/)?.[1],
  )

  // Wednesday: that answer comes back. The address is corrected, and it goes again.
  expect((await postMail(shop().url, bounceOf(answered, customer))).status).toBe(204)
  await page.getByText('Mail komt niet aan').first().waitFor()
  await expectGoodScreen(page)
  await button(page, 'E-mailadres verbeteren').click()
  const corrected = `lotte${width}@korenmolen.example`
  await dialog(page).getByLabel('E-mailadres', { exact: true }).fill(corrected)
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('Mail komt niet aan').first().waitFor({ state: 'detached' })
  await mailTo(corrected, `[${formatOrderNumber(number)}]`)

  // Thursday: it waits until a day, and is back on that day.
  await button(page, 'Laten wachten').first().click()
  const day = dialog(page).getByLabel('Wachten tot')
  await day.fill(workingDaysAfter((await day.getAttribute('min')) ?? '', 2, closedOn([])))
  await dialog(page).getByRole('button', { name: 'Laten wachten' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page
    .getByText(/^Rust tot/)
    .first()
    .waitFor()
  await expectGoodScreen(page)

  // Friday: a case that was closed opens again by a mail of its customer.
  const enquiry = await enquiredCase(visited())
  await page.goto(deskPaths.case(enquiry))
  const asked = await mailTo('jan@jansen.example', '')
  await button(page, 'Sluiten met reden').or(button(page, 'Zaak sluiten')).first().click()
  await dialog(page).getByLabel('Reden').selectOption({ index: 1 })
  await dialog(page).getByRole('button', { name: 'Zaak sluiten' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('Deze zaak is afgesloten.').waitFor()
  const again = mailSource({
    to: replyTo(asked),
    answers: asked.messageId ?? '',
    text: 'Toch nog een vraag.',
  })
  expect((await postMail(shop().url, again)).status).toBe(204)
  await page.getByText('Toch nog een vraag.').first().waitFor()
  await page.getByText('Deze zaak is afgesloten.').waitFor({ state: 'detached' })
  await expectGoodScreen(page)
})
