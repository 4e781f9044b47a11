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

export const catalogueScreens: readonly Screen[] = [
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
