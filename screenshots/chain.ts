import type { Page } from 'playwright-core'
import { signInAtDesk } from '../e2e/support/desk.ts'
import { manyParts, sendQuoteOf } from '../e2e/support/quote-in-parts.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { quotePage } from '../src/common/account-pages.ts'
import { type Screen, screen, type Visitor } from './screen.ts'

/** A quote for a chain of 25 branches: the page of its customer, and its next version at the desk. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sendChain = ({ parts }: Visitor) => sendQuoteOf(parts, manyParts(25, 3))

async function openChain(visitor: Visitor): Promise<void> {
  const { token } = await sendChain(visitor)
  await visitor.page.goto(`${quotePage}#${token}`)
  await button(visitor.page, 'Alles accepteren').waitFor()
}

async function chainAtDesk(visitor: Visitor): Promise<void> {
  const { page, parts } = visitor
  const { number } = await sendChain(visitor)
  await signInAtDesk(page, { database: parts.database }, 'verkoop')
  await page.goto(deskPaths.caseQuote(number))
  await page.getByRole('heading', { name: 'Delen' }).waitFor()
}

export const chainScreens: readonly Screen[] = [
  screen('link-quote-chain', openChain),
  screen('link-quote-chain-question', async visitor => {
    await openChain(visitor)
    await button(visitor.page, 'Ik heb een vraag').click()
  }),
  screen('desk-quote-chain', chainAtDesk),
  screen('desk-quote-chain-many', async visitor => {
    await chainAtDesk(visitor)
    await button(visitor.page, 'Meer delen tegelijk wijzigen').click()
  }),
  screen('desk-quote-chain-addresses', async visitor => {
    const { page } = visitor
    await chainAtDesk(visitor)
    await button(page, 'Zelfde voor andere adressen').click()
    const rows = Array.from({ length: 25 }, (_, place) => `Filiaal ${place};1017 XN;${place + 30}`)
    const list = ['Naam;Postcode;Huisnummer;Etage', ...rows.map(row => `${row};2`)].join('\n')
    await page.getByRole('textbox', { name: 'Adressen' }).fill(list)
    await button(page, 'Adressen nakijken').click()
    await page.getByText('25 van de 25 adressen nagekeken').waitFor()
  }),
]
