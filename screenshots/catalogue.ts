import { signInAtDesk } from '../e2e/support/desk.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { type Screen, screen, type Visitor, view } from './screen.ts'

/** The catalogue at the desk, with a revision that was just begun. */

/** Opens the list of revisions. */
async function openList({ page, parts: { database } }: Visitor): Promise<void> {
  await signInAtDesk(page, { database }, 'catalogus')
  await page.goto(deskPaths.catalogue)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Begins a revision, and ends on its page. */
async function begin(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await openList(visitor)
  await page.getByRole('button', { name: 'Nieuwe herziening' }).click()
  await page.getByLabel('Naam').fill('Prijzen van januari')
  await page.getByRole('button', { name: 'Herziening beginnen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Prijzen van januari' }).waitFor()
}

/** Opens the first line of internet in it. */
export async function openOffering(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await begin(visitor)
  await page.getByRole('link', { name: 'Aanbod bewerken' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aanbod in' }).waitFor()
  await page.getByRole('table').getByRole('link').nth(12).click()
  await page.getByLabel('Prijs', { exact: true }).waitFor()
}

/** Changes its price, and ends on the revision. */
async function changePrice(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await openOffering(visitor)
  await page.getByLabel('Prijs', { exact: true }).fill('39,95')
  await page.getByLabel('Normale prijs', { exact: true }).fill('35,00')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Gewijzigd').first().waitFor()
  await page.getByRole('link', { name: 'Aanbod in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aanbod in' }).waitFor()
  await page.getByRole('link', { name: 'Prijzen van januari' }).click()
  await page.getByRole('heading', { name: 'Wat verandert' }).waitFor()
}

/** Plans a promotion of two prices that are lowered at once, and ends where they are looked at beforehand. */
async function lowerMany(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await openList(visitor)
  await page.getByRole('button', { name: 'Nieuwe herziening' }).click()
  await page.getByLabel('Naam').fill('Voorjaarsactie')
  await page.getByLabel('Gaat in op').fill('2099-03-01')
  await page.getByLabel('Eindigt op').fill('2099-04-01')
  await page.getByRole('button', { name: 'Herziening beginnen' }).click()
  await page.getByRole('link', { name: 'Aanbod bewerken' }).click()
  await page.getByRole('link', { name: 'Veel tegelijk' }).click()
  await page.getByRole('heading', { level: 1, name: 'Veel tegelijk' }).waitFor()
  await page
    .getByText(/^Mobiel: Mobiele abonnementen/)
    .first()
    .click()
  for (const name of [/^Mobiel 5 GB, 24\smaanden/, /^Mobiel 15 GB, 24\smaanden/])
    await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Percentage erbij').fill('-10')
  await page.getByLabel('Afronden op').selectOption('5 cent')
  await page.getByRole('button', { name: 'Bekijken' }).click()
  await page.getByRole('button', { name: '2 producten wijzigen' }).waitFor()
}

/** Takes it in, and ends on the revision. */
async function takeMany(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await lowerMany(visitor)
  await page.getByRole('button', { name: '2 producten wijzigen' }).click()
  await page.getByRole('button', { name: 'Alles weer ongedaan maken' }).waitFor()
  await page.getByRole('link', { name: 'Voorjaarsactie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Voorjaarsactie' }).waitFor()
}

export const catalogueScreens: readonly Screen[] = [
  screen('desk-catalogue-many', lowerMany),
  view('desk-catalogue-promotion', async visitor => {
    await takeMany(visitor)
    await visitor.page.getByRole('button', { name: 'Plannen' }).click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('desk-catalogue-calendar', async visitor => {
    const { page } = visitor
    await takeMany(visitor)
    await page.getByRole('button', { name: 'Plannen' }).click()
    for (const warning of await page.getByRole('dialog').getByRole('checkbox').all()) await warning.check()
    await page.getByRole('dialog').getByRole('button', { name: 'Plannen' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto(deskPaths.catalogueCalendar)
    await page.getByRole('heading', { level: 1, name: 'Kalender' }).waitFor()
  }),
  screen('desk-catalogue-new-product', async visitor => {
    const { page } = visitor
    await openOffering(visitor)
    await page.getByRole('button', { name: 'Kopie maken' }).click()
    await page.getByText('Nieuw', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Aanbod in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Aanbod in' }).waitFor()
    await page.getByRole('link', { name: 'Prijzen van januari' }).click()
    await page.getByText('Nieuw, zoals de shop het toont').waitFor()
  }),
  screen('desk-catalogue', openList),
  view('desk-catalogue-new', async visitor => {
    await openList(visitor)
    await visitor.page.getByRole('button', { name: 'Nieuwe herziening' }).click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('desk-catalogue-revision', changePrice),
  view('desk-catalogue-plan', async visitor => {
    await changePrice(visitor)
    await visitor.page.getByRole('button', { name: 'Plannen' }).click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  view('desk-catalogue-preview', async visitor => {
    await changePrice(visitor)
    await visitor.page.getByRole('button', { name: 'Voorvertoning' }).click()
    await visitor.page.getByLabel('Link').waitFor()
  }),
  screen('desk-catalogue-offerings', async visitor => {
    await begin(visitor)
    await visitor.page.getByRole('link', { name: 'Aanbod bewerken' }).click()
    await visitor.page.getByRole('heading', { level: 1, name: 'Aanbod in' }).waitFor()
  }),
  screen('desk-catalogue-offering', openOffering),
  screen('desk-catalogue-device', async visitor => {
    const { page } = visitor
    await begin(visitor)
    await page.getByRole('link', { name: 'Aanbod bewerken' }).click()
    await page.getByRole('link', { name: 'Bureautoestel Start' }).click()
    await page.getByLabel('Foto toevoegen').waitFor()
  }),
  screen('desk-catalogue-tariffs', async visitor => {
    await begin(visitor)
    await visitor.page.getByRole('link', { name: 'Aanbod bewerken' }).click()
    await visitor.page.getByRole('link', { name: 'Tarieven VoIP' }).click()
    await visitor.page.getByRole('heading', { name: 'Alle landen' }).waitFor()
  }),
  screen('desk-catalogue-file', async visitor => {
    const { page } = visitor
    await begin(visitor)
    await page.getByRole('link', { name: 'Bestand inlezen' }).click()
    await page.getByLabel('Bestand', { exact: true }).setInputFiles({
      name: 'prijzen.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Id;Prijs;Gratis maanden;Uitgelicht\r\n11005;zestig;2;ja\r\n11007;65,00;half;ja\r\n11009;85,00;0;soms\r\n',
      ),
    })
    await page.getByRole('button', { name: 'Proberen' }).click()
    await page.getByRole('alert').waitFor()
  }),
]
