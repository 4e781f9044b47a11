import { signInAtDesk } from '../e2e/support/desk.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { openOffering } from './catalogue.ts'
import { type Screen, screen, type Visitor } from './screen.ts'

/* Forms that a colleague was faster with: the other tab stands for the colleague. */

type Change = (page: Visitor['page']) => Promise<void>

/** Two begin with the same page; what the first stores meets what the second typed. */
async function meet({ page }: Visitor, first: Change, second: Change): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('heading', { level: 1 }).waitFor()
  await first(other)
  await other.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await other
    .getByRole('status')
    .filter({ hasText: /opgeslagen/i })
    .first()
    .waitFor({ state: 'attached' })
  await other.close()
  await second(page)
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await page.getByRole('region', { name: 'Een collega was je voor' }).waitFor()
}

const fill =
  (texts: Readonly<Record<string, string>>): Change =>
  async page => {
    for (const [label, text] of Object.entries(texts))
      await page.getByLabel(label, { exact: true }).first().fill(text)
  }

export const conflictScreens: readonly Screen[] = [
  screen('desk-conflict-offering', async visitor => {
    await openOffering(visitor)
    await meet(visitor, fill({ Prijs: '41,00', Naam: 'Glasvezel 500 Plus' }), fill({ Prijs: '39,95' }))
  }),
  screen('desk-conflict-text', async visitor => {
    await signInAtDesk(visitor.page, { database: visitor.parts.database }, 'verkoop')
    await visitor.page.goto(deskPaths.replyTexts)
    await visitor.page.getByRole('link', { name: 'Levering: de dag staat vast', exact: true }).click()
    await visitor.page.getByText('Velden die je kunt gebruiken').waitFor()
    await meet(
      visitor,
      fill({ Tekst: 'De dag staat vast: {leverdag}, in de ochtend.', 'Naam van de tekst': 'Levering: vast' }),
      fill({ Tekst: 'Wij komen op {leverdag}.' }),
    )
  }),
]
