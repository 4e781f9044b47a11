import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { signInAtDesk } from '../e2e/support/desk.ts'
import { untilReady } from '../e2e/support/ready.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { enquiredCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import { type Screen, screen, type Visitor, view } from './screen.ts'

/** Coverage at the desk, with a correction of a whole postcode and an address that the register lacks. */

async function open(visitor: Visitor, path: string, role: 'dekking' | 'lezer' = 'dekking'): Promise<void> {
  const { page, parts } = visitor
  const { id: staffId } = await signInAtDesk(page, { database: parts.database }, role)
  const { $client: pool } = parts.database
  await pool.query(
    `insert into coverage_corrections (id, zip_code, number_from, number_to, parity, technology, availability,
       max_download_mbs, max_upload_mbs, delivery_weeks_from, delivery_weeks_to, one_time_in_cents, starts_on, source, reason, made_by)
     values ($1, '8011PK', 11, 19, 'odd', 'fibre', 'on-net', 500, 500, 2, 4, 12500, current_date,
       'Gebeld met de netbeheerder', 'De kabel ligt er sinds dit voorjaar', $2)`,
    [randomUUID(), staffId],
  )
  await pool.query(
    `insert into added_addresses (id, zip_code, house_number, suffix, street, city, source, reason, made_by)
     values ($1, '8011PK', 15, 'BIS', 'Nieuwstraat', 'Zwolle', 'Gemeente', 'Nieuwbouw achter het pand', $2)
     on conflict do nothing`,
    [randomUUID(), staffId],
  )
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilReady(page, readyMarks.hydrated)
}

async function openEffect(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await open(
    visitor,
    deskPaths.newCoverageCorrection({ zipCode: '8011PK', numbers: '15', technology: 'fibre' }),
  )
  await page.getByLabel('Download in Mbit/s').fill('1000')
  await page.getByLabel('Upload in Mbit/s').fill('1000')
  await page.getByLabel('Van wie weet je dit?').fill('Gebeld met de netbeheerder')
  await page.getByLabel('Waarom klopt de dekking niet?').fill('De kabel ligt er sinds dit voorjaar')
  await page.getByRole('button', { name: 'Kijk wat dit raakt' }).click()
  await page.getByText('1 adres in').waitFor()
}

const shipped = readFileSync('content/addresses/coverage.csv', 'utf8')
/** Without its fibre, but for the corrected postcode, of which it says the same. */
const compared = shipped
  .split('\n')
  .filter(line => !line.includes(';glasvezel;') || line.startsWith('8011 PK'))
  .map(line =>
    line.startsWith('8011 PK') ? line.replace('no-net;0;0;0;0;', 'on-net;500;500;2;4;125,00') : line,
  )
  .join('\n')

/** The page of a file that was sent, which stands as `state` says. The first one is found again: three may wait. */
async function openImport(visitor: Visitor, text: string, state: 'ready' | 'refused'): Promise<void> {
  await open(visitor, deskPaths.coverageImports)
  const { page, parts } = visitor
  const { rows } = await parts.database.$client.query<{ id: number }>(
    'select id::integer from coverage_imports where state = $1 order by id limit 1',
    [state],
  )
  if (rows[0]) await page.goto(deskPaths.coverageImport(rows[0].id))
  else {
    await page
      .getByLabel('Bestand', { exact: true })
      .setInputFiles({ name: 'dekking.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Inlezen', exact: true }).click()
  }
  const words = { ready: 'klaar', refused: 'geweigerd' }[state]
  await page.getByRole('heading', { level: 1, name: new RegExp(`${words}$`) }).waitFor()
  await untilReady(page, readyMarks.hydrated)
}

async function openAddedAddress(visitor: Visitor): Promise<void> {
  await open(visitor, deskPaths.coverageAddresses)
  await visitor.page.getByRole('table').getByRole('link').first().click()
  await visitor.page.getByRole('button', { name: 'Opslaan' }).waitFor()
}

/** Counts of two months, some of postcodes that are named and some of those that are not. */
async function openMissed(visitor: Visitor): Promise<void> {
  await visitor.parts.database.$client.query(
    `insert into missed_look_ups (month, place, kind, count) values
       ('2026-11-01', '8011PK', 'no-fibre', 41), ('2026-11-01', '8011PL', 'no-fibre', 12), ('2026-11-01', '3521AZ', 'unknown-address', 7),
       ('2026-11-01', '8012AA', 'no-fibre', 2), ('2026-11-01', '8012AB', 'no-fibre', 1), ('2026-10-01', '8011PK', 'no-fibre', 1204)
     on conflict do nothing`,
  )
  await open(visitor, deskPaths.coverageMissed, 'lezer')
}

/** An enquiry about an address, with its look-up. */
async function openEnquiry(
  { page, parts }: Visitor,
  at: Parameters<typeof enquiredCase>[1] = {},
): Promise<void> {
  const { shop, database } = parts
  const visited = { visitor: () => new TestVisitor(shop.url), testDatabase: { pool: database.$client } }
  const number = await enquiredCase(visited, at)
  await signInAtDesk(page, { database }, 'verkoop')
  await page.goto(deskPaths.case(number))
  await page.getByRole('link', { name: 'Alles over dit adres' }).waitFor()
  await untilReady(page, readyMarks.hydrated)
}

export const coverageScreens: readonly Screen[] = [
  screen('desk-coverage-missed', openMissed),
  screen('desk-coverage-enquiry', visitor => openEnquiry(visitor)),
  screen('desk-coverage-enquiry-none', visitor =>
    openEnquiry(visitor, { zipCode: '2611CC', houseNumber: '12', houseNumberExtension: 'A' }),
  ),
  screen('desk-coverage-enquiry-unknown', visitor =>
    openEnquiry(visitor, { zipCode: '2611CC', houseNumber: '12' }),
  ),
  view('desk-coverage-answer', async visitor => {
    await openEnquiry(visitor)
    await visitor.page.getByRole('button', { name: 'Antwoord hiermee' }).click()
    await visitor.page.getByRole('dialog').getByText('Taal van de mail').waitFor()
  }),
  screen('desk-coverage', visitor => open(visitor, deskPaths.coverage)),
  screen('desk-coverage-address', visitor => open(visitor, deskPaths.coverageOf('1017XN', '42'))),
  screen('desk-coverage-corrected', visitor => open(visitor, deskPaths.coverageOf('8011PK', '15'))),
  screen('desk-coverage-unknown', visitor => open(visitor, deskPaths.coverageOf('8011PK', '16'))),
  screen('desk-coverage-corrections', visitor => open(visitor, deskPaths.coverageCorrections)),
  screen('desk-coverage-correction', openEffect),
  screen('desk-coverage-addresses', visitor => open(visitor, deskPaths.coverageAddresses)),
  screen('desk-coverage-new-address', visitor => open(visitor, deskPaths.newCoverageAddress())),
  screen('desk-coverage-added-address', openAddedAddress),
  screen('desk-coverage-imports', visitor => open(visitor, deskPaths.coverageImports)),
  screen('desk-coverage-comparison', visitor => openImport(visitor, compared, 'ready')),
  screen('desk-coverage-report', visitor => openImport(visitor, `${shipped}onzin\n`, 'refused')),
]
