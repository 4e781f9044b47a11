import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { untilReady } from './support/ready.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a colleague walks through every page of the catalogue with good screens, and the keyboard comes back from dialogs', async () => {
  const page = await visit({ expectedProblems: /the server responded with a status of (409|422)/ })
  await signInAtDesk(page, database(), 'catalogus')
  await page.goto(deskPaths.desk)
  // A press before React has the page is lost.
  await untilReady(page, readyMarks.hydrated)
  await button(page, 'Menu').click()
  await link(page, 'Catalogus').click()
  await heading(page, 'Catalogus').waitFor()
  await expectGoodScreen(page)

  await button(page, 'Nieuwe herziening').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectGoodScreen(page)
  await page.keyboard.press('Escape')
  await expect
    .poll(() => button(page, 'Nieuwe herziening').evaluate(own => own === document.activeElement))
    .toBe(true)
  await button(page, 'Nieuwe herziening').press('Enter')
  await dialog.getByLabel('Naam').fill('Voorjaar')
  await page.keyboard.press('Enter')
  await heading(page, 'Voorjaar').waitFor()
  await expectGoodScreen(page)

  await link(page, 'Aanbod bewerken').click()
  await heading(page, /Aanbod in/).waitFor()
  await page.getByLabel('Zoek op naam, groep of id').fill('Mobiel 5 GB')
  await page.keyboard.press('Enter')
  await page.getByText('3 producten').waitFor()
  await expectGoodScreen(page)
  await button(page, 'Product toevoegen').click()
  await dialog.getByText('Mobiel', { exact: true }).click()
  await dialog.getByLabel('Begin met').selectOption({ index: 1 })
  await button(page, 'Toevoegen').click()
  await page.getByLabel('Prijs', { exact: true }).fill('veel')
  await button(page, 'Opslaan').click()
  await page.getByRole('alert').waitFor()
  await expectGoodScreen(page)
  await page.getByLabel('Prijs', { exact: true }).fill('19,95')
  await page.getByLabel('Databundel in GB').fill('50')
  await button(page, 'Opslaan').click()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)

  await page.goto(deskPaths.catalogue)
  await link(page, 'Voorjaar').click()
  await page.getByText('Nieuw te koop').waitFor()
  await button(page, 'Voorvertoning').click()
  await dialog.getByLabel('Link').waitFor()
  await expectGoodScreen(page)
  await page.keyboard.press('Escape')
  await button(page, 'Terug naar ontwerp').click()

  await link(page, 'Bestand inlezen').click()
  await page.getByLabel('Bestand', { exact: true }).setInputFiles({
    name: 'prijzen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Id;Prijs\r\n11005;twaalf\r\n'),
  })
  await button(page, 'Proberen').click()
  await page.getByText('“twaalf” is geen bedrag in euro’s, zoals 12,50').waitFor()
  await expectGoodScreen(page)

  await link(page, 'Voorjaar').click()
  await link(page, 'Aanbod bewerken').click()
  await link(page, 'Tarieven VoIP').click()
  await page.getByLabel('Titel van de lijst').waitFor()
  await expectGoodScreen(page)
})
