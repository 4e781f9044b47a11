import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

const shipped = readFileSync('content/addresses/coverage.csv', 'utf8')
/** Copper alone: whoever had fibre loses it. */
const lacking = shipped
  .split('\n')
  .filter(line => !line.includes(';glasvezel;'))
  .join('\n')

/** The correction of one address whose fibre the file drops, and what the desk says of it. */
async function correctFibre() {
  await database().pool.query(
    `insert into coverage_corrections (id, zip_code, number_from, number_to, technology, availability, max_download_mbs,
       max_upload_mbs, delivery_weeks_from, delivery_weeks_to, one_time_in_cents, starts_on, source, reason)
     values (gen_random_uuid(), '1017XN', 42, 42, 'fibre', 'on-net', 2000, 2000, 1, 3, null, current_date, 'Gebeld', 'De kabel ligt er')`,
  )
}

async function expectCorrected(page: Page) {
  await page.goto(deskPaths.coverageOf('1017XN', '42'))
  await page.getByText('Ligt er, tot 2000/2000 Mbit/s', { exact: true }).waitFor()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function sendFile(page: Page, text: string) {
  await page.goto(deskPaths.coverageImports)
  const field = page.getByLabel('Bestand', { exact: true })
  // A person cannot choose a file before React has the page.
  await expect.poll(() => field.isEnabled()).toBe(true)
  await field.setInputFiles({
    name: 'dekking-december.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await button(page, 'Inlezen').click()
}

/** How the one file that is shown stands. */
const status = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`${words}$`) })

test('a colleague sends a file, reads what is wrong, compares the mended one, makes it live and takes it back, and a correction stands', async () => {
  const page = await visit()
  await correctFibre()
  await signInAtDesk(page, database(), 'dekking')
  await page.goto(deskPaths.coverageImports)
  await page.getByRole('heading', { name: 'Nu live' }).waitFor()
  await expectGoodScreen(page)

  await sendFile(page, `${lacking}onzin\n`)
  await status(page, 'geweigerd').waitFor()
  await page.getByText('De rij heeft 1 veld en de kopregel 12.').first().waitFor()
  await expectGoodScreen(page)

  await sendFile(page, lacking)
  await status(page, 'klaar').waitFor()
  await page.getByRole('heading', { name: 'Per lijn' }).waitFor()
  await page.getByText(/^Let op: \d+ adressen van de/).waitFor()
  const corrected = page.getByRole('table', { name: 'Correcties' }).getByRole('row', { name: /1017 XN 42/ })
  await corrected.getByText('Ligt er, tot 2000/2000 Mbit/s', { exact: false }).waitFor()
  await corrected.getByText('Niets meer').waitFor()
  await expectGoodScreen(page)

  await button(page, 'Nu live zetten').click()
  await status(page, 'live').waitFor()
  await expectGoodScreen(page)
  const live = page.url()
  await expectCorrected(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(live)
  await expectGoodScreen(page)
  await button(page, 'Terug naar het vorige bestand').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terug naar het vorige bestand' }).click()
  await status(page, 'klaar').waitFor()
  await expectGoodScreen(page)
  await expectCorrected(page)

  await page.goto(deskPaths.coverageImports)
  await expect.poll(() => page.getByText('coverage.csv').count()).toBeGreaterThan(0)
  await expectGoodScreen(page)
})
