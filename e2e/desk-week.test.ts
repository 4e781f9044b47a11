import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { enquiredCase, orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { closedOn } from '../src/common/dutch-calendar.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { dutchDay, workingDaysAfter } from '../src/common/working-days.ts'
import { openCase } from '../src/features/cases/server/open-case.ts'
import { sentForm } from '../src/features/cases/server/testing.ts'
import { answerWithFile, bounceReport, mailSource } from '../src/features/incoming-mails/server/testing.ts'
import { postMail, testInboundSecret } from '../src/features/incoming-mails/server/testing-post.ts'
import { updateWholeList } from '../src/features/work-list/server/testing.ts'
import { transaction } from '../src/platform/database/pool.ts'
import { startMailServer } from '../src/platform/mail/testing-smtp.ts'
import { startMailbox } from '../src/platform/outside/testing-imap.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { forgetCases } from './support/forget-cases.ts'
import { byKeys, byPointer } from './support/hands.ts'
import { title } from './support/order-steps.ts'
import { laptop, phone, testShop } from './support/visits.ts'

/** A week at the provider: what is said by phone and by mail, what comes back, and forty cases at once. */

const mailServer = await startMailServer()
const mailbox = await startMailbox()
afterAll(async () => {
  await mailServer.stop()
  await mailbox.stop()
})

const { visit, database, shop } = testShop({
  SMTP_URL: mailServer.url,
  CASE_EMAIL: 'zaak@shop.example',
  IMAP_URL: mailbox.url,
  INBOUND_MAIL_SECRET: testInboundSecret,
})

const visited = () => ({ visitor: () => new TestVisitor(shop().url), testDatabase: database() })
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

/** A colleague on a computer by keys alone, or on a phone by touch. */
async function atWork(width: number, handOf: typeof byKeys) {
  const page = await visit({ width })
  await signInAtDesk(page, database(), 'verkoop')
  return { page, hand: await handOf(page) }
}

test('a week at the provider, by keys alone', async () => {
  const number = await orderedCase(visited())
  const { page, hand } = await atWork(laptop, byKeys)
  const customer = 'lotte@korenmolen.example'
  const finish = async (name: string) => {
    await hand.press(dialog(page).getByRole('button', { name, exact: true }))
    await dialog(page).waitFor({ state: 'detached' })
  }

  // Monday: confirmed by phone, in one dialog.
  await page.goto(deskPaths.case(number))
  await page.getByRole('heading', { level: 1, name: formatOrderNumber(number) }).waitFor()
  await hand.act('Gesprek vastleggen')
  await finish('Gesproken en bevestigen')
  const confirmed = await mailTo(customer, 'bevestigd')

  // Tuesday: the customer answers by mail with a file, which comes into the open case by itself.
  mailbox.add(
    mailSource({
      from: `Lotte van den Heuvel <${customer}>`,
      to: replyTo(confirmed),
      answers: confirmed.messageId ?? '',
      subject: `Re: ${confirmed.subject}`,
      ...answerWithFile('De meterkast is in de hal. Zie de plattegrond.'),
    }),
  )
  await page.getByText('De meterkast is in de hal. Zie de plattegrond.').first().waitFor()
  await page.getByText('plattegrond.pdf').first().waitFor()
  await expectGoodScreen(page)

  // An answer of a ready-made text, in three presses.
  await hand.act('Beantwoorden')
  await dialog(page).getByText('De meterkast is in de hal.').first().waitFor()
  await hand.press(
    dialog(page)
      .getByRole('button', { name: /^Bestelling|^Levering|^Algemeen/ })
      .first(),
  )
  await expectGoodScreen(page)
  await finish('Versturen')
  const answered = await mailTo(customer, `[${formatOrderNumber(number)}]`)
  expect(answered.inReplyTo).toBe(
    mailbox.mails
      .at(-1)
      ?.source.toString()
      .match(/Message-ID: (.*)\r/)?.[1],
  )

  // Wednesday: that answer comes back. The address is corrected, and it goes again.
  expect(
    (await postMail(shop().url, mailSource(bounceReport(answered.messageId ?? '', customer)))).status,
  ).toBe(204)
  await page.getByText('Mail komt niet aan').first().waitFor()
  await expectGoodScreen(page)
  await hand.press(page.getByRole('button', { name: 'E-mailadres verbeteren', exact: true }))
  const corrected = 'lotte.vandenheuvel@korenmolen.example'
  await hand.fill(dialog(page).getByLabel('E-mailadres', { exact: true }), corrected)
  await finish('Opslaan')
  await page.getByText('Mail komt niet aan').first().waitFor({ state: 'detached' })
  await mailTo(corrected, `[${formatOrderNumber(number)}]`)

  // Thursday: it waits until a day.
  await hand.act('Laten wachten')
  const day = dialog(page).getByLabel('Wachten tot')
  await hand.fill(day, workingDaysAfter((await day.getAttribute('min')) ?? '', 2, closedOn([])))
  await finish('Laten wachten')
  await page
    .getByText(/^Rust tot/)
    .first()
    .waitFor()
  await expectGoodScreen(page)

  // Friday: a case that was closed opens again by a mail of its customer.
  const enquiry = await enquiredCase(visited())
  await page.goto(deskPaths.case(enquiry))
  const asked = await mailTo('jan@jansen.example', '')
  await hand.act('Zaak sluiten')
  await hand.choose(dialog(page).getByLabel('Reden'), 1)
  await finish('Zaak sluiten')
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

  // It is chosen in the list, and assigned.
  await page.goto(`${deskPaths.desk}?weergave=alles`)
  await hand.press(page.getByRole('checkbox', { name: /Jansen/ }))
  await page.getByText('1 zaak geselecteerd').waitFor()
  await hand.act('Toewijzen')
  await hand.choose(dialog(page).getByLabel('Behandelaar'), 1)
  for (const name of ['Bekijk wat er gebeurt', 'Uitvoeren voor 1 zaak'])
    await hand.press(dialog(page).getByRole('button', { name }))
  await dialog(page).getByText('Gewijzigd: 1 zaak').waitFor()
})

async function fortyCases(): Promise<void> {
  await forgetCases(database())
  for (let made = 1; made <= 40; made++)
    await transaction(database().database, tx =>
      openCase(
        tx,
        sentForm({
          organizationName: `Bedrijf ${String(made).padStart(2, '0')}`,
          dueAt: new Date(Date.now() + (made + 1) * 3_600_000),
        }),
      ),
    )
  await updateWholeList({ testDatabase: database() })
}

const assigned = async () => {
  const { rows } = await database().pool.query<{ count: number }>(
    'select count(*)::integer as count from cases where assignee_id is not null',
  )
  return rows[0]?.count
}

test('forty cases are assigned and taken back, and one waits until its day, on a phone', async () => {
  await fortyCases()
  const { page, hand } = await atWork(phone, async opened => byPointer(opened))
  await page.goto(deskPaths.desk)
  await title(page, 'Werklijst').waitFor()
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBe(40)
  const first = page.getByRole('checkbox', { name: /Bedrijf 01/ })
  const press = (name: string | RegExp) => hand.press(dialog(page).getByRole('button', { name }).last())

  // Chosen: one, then all of the page.
  await hand.press(first)
  await page.getByText('1 zaak geselecteerd').waitFor()
  await expectGoodScreen(page)
  await hand.act('Selecteer alles op deze pagina')
  await page.getByText('40 zaken geselecteerd').waitFor()

  await hand.act('Toewijzen')
  await hand.choose(dialog(page).getByLabel('Behandelaar'), 1)
  await expectGoodScreen(page)
  await press('Bekijk wat er gebeurt')
  await dialog(page).getByText('Te wijzigen: 40 zaken').waitFor()
  expect(await assigned()).toBe(0)
  await expectGoodScreen(page)
  await press('Uitvoeren voor 40 zaken')
  await dialog(page).getByText('Gewijzigd: 40 zaken').waitFor()
  expect(await assigned()).toBe(40)
  await press('Sluiten')

  // It can be taken back after the dialog is closed.
  await hand.press(page.getByRole('button', { name: /^Bekijk of draai terug/ }))
  await press('Alles terugdraaien')
  await dialog(page).getByText('Gewijzigd: 40 zaken').waitFor()
  await expect.poll(assigned).toBe(0)
  await press('Sluiten')

  // The first waits: it is last in the list, and first again on its day.
  await hand.press(first)
  await hand.act('Laten wachten')
  await hand.fill(
    dialog(page).getByLabel('Wachten tot'),
    workingDaysAfter(dutchDay(new Date()), 5, closedOn([])),
  )
  await press('Bekijk wat er gebeurt')
  await press('Uitvoeren voor 1 zaak')
  await dialog(page).getByText('Gewijzigd: 1 zaak').waitFor()
  await press('Sluiten')
  await rows
    .last()
    .getByText(/^Rust tot/)
    .waitFor()
  await rows.last().getByText('Bedrijf 01').waitFor()
  await expectGoodScreen(page)
  // Its day comes.
  await database().pool.query(
    `with passed as (update case_snoozes set until = current_date returning case_id)
     update cases set due_at = now() + interval '1 minute' from passed where cases.id = passed.case_id`,
  )
  await page.reload()
  await rows.first().getByText('Bedrijf 01').waitFor()
  expect(
    await rows
      .first()
      .getByText(/^Rust tot/)
      .count(),
  ).toBe(0)
})
