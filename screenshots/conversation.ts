import { randomBytes } from 'node:crypto'
import { signInAtDesk } from '../e2e/support/desk.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { mailKinds } from '../src/app/mails/declared.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor, testSecrets } from '../src/app/server/testing-shop.ts'
import { endOfDayInTheNetherlands } from '../src/common/dutch-calendar.ts'
import { scanNext } from '../src/features/case-files/server/scan-waiting.ts'
import { parseMail } from '../src/features/incoming-mails/server/parse-mail.ts'
import { receiveMail } from '../src/features/incoming-mails/server/receive-mail.ts'
import { answerWithFile, mailSource } from '../src/features/incoming-mails/server/testing.ts'
import { mailDomainTexts } from '../src/features/mails/mail-domain-texts.ts'
import { createCipher } from '../src/platform/secrets/cipher.ts'
import { type Screen, type Visitor, view } from './screen.ts'

const receiverOver = (database: Visitor['parts']['database']) => ({
  database,
  mailKinds,
  addresses: null,
  callBy: () => endOfDayInTheNetherlands('2026-11-30'),
  fileCipher: createCipher(randomBytes(32)),
  authservId: null,
})

/** A case that was called about and confirmed, whose customer then wrote back with a file. */
async function openConversation({ page, parts: { shop, database } }: Visitor): Promise<void> {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop.url) })
  await signInAtDesk(page, { database }, 'verkoop')
  await page.goto(deskPaths.case(number))
  await page.getByRole('button', { name: 'Gesprek vastleggen' }).click()
  await page.getByLabel(/^Notitie bij het gesprek/).fill('Alles klopt. Lotte belt liever na de lunch.')
  await page.getByRole('button', { name: 'Gesproken en bevestigen' }).click()
  await page.getByText('in behandeling', { exact: true }).waitFor()
  const {
    rows: [sent],
  } = await database.$client.query<{ message_id: string }>(
    `update deliveries set state = 'sent', attempts = 1, ended_at = now() where id in (
       select deliveries.id from deliveries left join events on events.id = event_id
       join cases on cases.id = coalesce(deliveries.case_id, events.case_id) where number = $1)
     returning message_id`,
    [number],
  )
  const { headers, text } = answerWithFile(
    [
      'Fijn! De meterkast zit in de hal, achter de balie. In de bijlage staat een plattegrond.',
      'Kan de monteur vóór tien uur komen? Daarna is de winkel open.',
      '',
      'Groet, Lotte',
    ].join('\r\n'),
  )
  const answer = mailSource({
    from: 'Lotte van den Heuvel <lotte@korenmolen.example>',
    subject: 'Re: Je bestelling is bevestigd',
    answers: sent?.message_id ?? '',
    headers,
    text,
  })
  await receiveMail(receiverOver(database), await parseMail(answer), 'imap')
  await page.goto(deskPaths.case(number))
  await page.getByText('plattegrond.pdf').first().waitFor()
}

/** A mail in the customer's name that somebody else sent, in the case that it opened. */
async function openForged({ page, parts: { shop, database } }: Visitor): Promise<void> {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop.url) })
  const {
    rows: [sent],
  } = await database.$client.query<{ message_id: string }>(
    `select message_id from deliveries join cases on cases.id = case_id where number = $1 limit 1`,
    [number],
  )
  const source = mailSource({
    from: 'Lotte van den Heuvel <lotte@korenmolen.example>',
    subject: 'Re: Je bestelling, nieuw rekeningnummer',
    answers: sent?.message_id ?? '',
    headers: {
      'Authentication-Results':
        'mx.shop.example; spf=fail smtp.mailfrom=korenmolen.example; dkim=none; dmarc=fail header.from=korenmolen.example',
    },
    text: 'Goedemiddag,\n\nWillen jullie voortaan van een ander rekeningnummer incasseren? Ik hoor het graag.\n\nLotte',
  })
  const authservId = 'mx.shop.example'
  const outcome = await receiveMail(
    {
      database,
      mailKinds,
      addresses: null,
      callBy: () => endOfDayInTheNetherlands('2026-11-30'),
      fileCipher: createCipher(randomBytes(32)),
      authservId,
    },
    await parseMail(source, null, { authservId }),
    'imap',
  )
  if (outcome.kind !== 'received') throw new Error('The mail did not come in')
  const { rows } = await database.$client.query<{ number: string }>(
    'select number from cases where id = $1',
    [outcome.caseId],
  )
  await signInAtDesk(page, { database }, 'verkoop')
  await page.goto(deskPaths.case(rows[0]?.number ?? ''))
  await page.getByText(/^Afzender klopt niet: /).waitFor()
}

/** Making a job application of a mail. */
async function openApplication(visitor: Visitor): Promise<void> {
  await openForged(visitor)
  await visitor.page.getByRole('button', { name: 'Sollicitatie van maken' }).click()
  await visitor.page.getByRole('dialog').waitFor()
}

/** The page of mails while DNS lacks what other mail servers ask for. */
async function openMailDomains({ page, parts: { database } }: Visitor): Promise<void> {
  await signInAtDesk(page, { database }, 'beheerder')
  const domain = 'lijnhaven.example'
  const key = randomBytes(294).toString('base64')
  const problems = [
    mailDomainTexts.spf.missing(domain),
    mailDomainTexts.dkim.missing(`winkel._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${key}`),
    mailDomainTexts.dmarc.missing(
      `_dmarc.${domain}`,
      `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`,
    ),
  ]
  await page.route('**/api/beheer/maildomeinen', route =>
    route.fulfill({ json: { domains: [{ domain, problems }] } }),
  )
  await page.goto(deskPaths.mails)
  await page.getByText(mailDomainTexts.spf.missing(domain)).waitFor()
}

/** A case of which a file of the answer turned out to have a virus. */
async function openInfected({ page, parts: { shop, database } }: Visitor): Promise<void> {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop.url) })
  await signInAtDesk(page, { database }, 'verkoop')
  await page.goto(deskPaths.case(number))
  await page.getByRole('button', { name: 'Beantwoorden' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bericht').fill('Beste Lotte,\n\nIn de bijlage staat de planning.')
  const file = { name: 'planning.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('planning.pdf').waitFor()
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Versturen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await database.$client.query("update case_files set scan = 'clean' where name <> 'planning.pdf'")
  await scanNext(database, {
    callBy: () => endOfDayInTheNetherlands('2026-11-30'),
    fileCipher: createCipher(testSecrets.deriveKey('case-file')),
    virusScanner: { isConfigured: true, scan: async () => 'infected' },
  })
  await page.reload()
  await page.getByText('Antwoord niet verstuurd: virus in een bijlage').waitFor()
}

/** A mail case with mails that ask and that ask nothing; the number of its case. */
async function mailCase({ page, parts: { database } }: Visitor): Promise<string> {
  const first = `<${randomBytes(6).toString('hex')}@korenmolen.example>`
  const from = 'Lotte van den Heuvel <lotte@korenmolen.example>'
  const written = [
    {
      messageId: first,
      subject: 'Vraag over glasvezel in ons tweede pand',
      headers: { Cc: 'boekhouding@korenmolen.example' },
      text: 'Goedemiddag,\n\nKunnen jullie ons tweede pand ook aansluiten? Het adres is Kerkstraat 2.\n\nGroet, Lotte',
    },
    { answers: first, text: 'En hoe lang duurt dat ongeveer?' },
    { answers: first, text: '👍' },
    { answers: first, from: 'Piet Bakker <piet@elders.example>', text: 'Ik neem dit over van Lotte.' },
    {
      answers: first,
      subject: 'Automatisch antwoord: Vraag over glasvezel',
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: 'Ik ben afwezig tot en met 12 december.',
    },
  ]
  let caseId = 0
  for (const mail of written) {
    const outcome = await receiveMail(
      receiverOver(database),
      await parseMail(mailSource({ from, ...mail })),
      'imap',
    )
    if (outcome.kind === 'received') caseId = outcome.caseId
  }
  const { rows } = await database.$client.query<{ number: string }>(
    'select number from cases where id = $1',
    [caseId],
  )
  await signInAtDesk(page, { database }, 'verkoop')
  return rows[0]?.number ?? ''
}

async function openMails(visitor: Visitor): Promise<void> {
  await visitor.page.goto(deskPaths.case(await mailCase(visitor)))
  await visitor.page
    .getByText(/^Vraagt niets: /)
    .first()
    .waitFor()
}

async function openAnswerOfMails(visitor: Visitor): Promise<void> {
  await openMails(visitor)
  await visitor.page.getByRole('button', { name: 'Beantwoorden' }).first().click()
  await visitor.page.getByRole('button', { name: 'Versturen en sluiten' }).waitFor()
}

export const conversationScreens: readonly Screen[] = [
  view('desk-case-mails', openMails),
  view('desk-case-mails-answer', openAnswerOfMails),
  view('desk-case-conversation', openConversation),
  view('desk-case-forged-mail', openForged),
  view('desk-case-application', openApplication),
  view('desk-mail-domains', openMailDomains),
  view('desk-case-infected', openInfected),
]
