import { randomUUID } from 'node:crypto'
import { signInAtDesk } from '../e2e/support/desk.ts'
import { untilReady } from '../e2e/support/ready.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import { type Screen, screen, type Visitor } from './screen.ts'

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

export const coverageScreens: readonly Screen[] = [
  screen('desk-coverage', visitor => open(visitor, deskPaths.coverage)),
  screen('desk-coverage-address', visitor => open(visitor, deskPaths.coverageOf('1017XN', '42'))),
  screen('desk-coverage-corrected', visitor => open(visitor, deskPaths.coverageOf('8011PK', '15'))),
  screen('desk-coverage-unknown', visitor => open(visitor, deskPaths.coverageOf('8011PK', '16'))),
  screen('desk-coverage-corrections', visitor => open(visitor, deskPaths.coverageCorrections)),
  screen('desk-coverage-correction', openEffect),
  screen('desk-coverage-new-address', visitor => open(visitor, deskPaths.newCoverageAddress())),
]
