import { deliver } from '../e2e/support/delivered.ts'
import { signInAtDesk } from '../e2e/support/desk.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { changePage, progressPage, withdrawalPage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { mailedLink } from './mailed-link.ts'
import { type Screen, screen, type Visitor } from './screen.ts'

/** Agreements without an account, and what staff do for a caller. */

/** A guest's order that was delivered, as its customer follows it; its number as it is read out. */
async function followed(visitor: Visitor): Promise<string> {
  const { page, parts } = visitor
  const number = await orderedCase({ visitor: () => new TestVisitor(parts.shop.url) })
  await deliver(parts.database, number)
  const shown = formatOrderNumber(number)
  await page.goto(await mailedLink(visitor, `Je bestelling ${shown}`, progressPage))
  await page.getByRole('button', { name: 'Wijzigen of verhuizen' }).waitFor()
  return shown
}

/** A colleague about to record a notice of all of it. */
async function recordNotice(visitor: Visitor): Promise<string> {
  const number = await followed(visitor)
  const { page, parts } = visitor
  await signInAtDesk(page, { database: parts.database }, 'verkoop')
  await page.goto(deskPaths.case(number.replaceAll('-', '')))
  await page.getByText('Producten in gebruik').click()
  await page.getByRole('button', { name: 'Opzegging vastleggen' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  return number
}

export const agreementScreens: readonly Screen[] = [
  screen('agreement-followed', async visitor => void (await followed(visitor))),
  screen('agreement-change-by-link', async visitor => {
    const number = await followed(visitor)
    await visitor.page.getByRole('button', { name: 'Wijzigen of verhuizen' }).click()
    await visitor.page.goto(await mailedLink(visitor, `Contract C${number}`, changePage))
    await visitor.page.getByRole('button', { name: 'Verder', exact: true }).waitFor()
  }),
  screen('agreement-change-at-desk', async visitor => {
    const number = await followed(visitor)
    await signInAtDesk(visitor.page, { database: visitor.parts.database }, 'verkoop')
    await visitor.page.goto(deskPaths.changeByPhone(number.replaceAll('-', '')))
    await visitor.page.getByRole('button', { name: 'Verder', exact: true }).waitFor()
  }),
  screen('agreement-takeover-at-desk', async visitor => {
    await recordNotice(visitor)
    await visitor.page.getByLabel('Wie zegt op?').selectOption({ index: 1 })
    await visitor.page.getByLabel('Welke aanbieder?').fill('Andere Telecom')
  }),
  screen('agreement-withdraw-by-link', async visitor => {
    const number = await recordNotice(visitor)
    const { page } = visitor
    await page.getByRole('dialog').getByRole('button', { name: 'Opzegging vastleggen' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto(await mailedLink(visitor, `Je bestelling ${number}`, progressPage))
    await page.getByRole('button', { name: 'Opzegging intrekken' }).click()
    await page.goto(await mailedLink(visitor, `Opzegging van contract C${number}`, withdrawalPage))
    await page.getByRole('button', { name: 'Opzegging intrekken' }).waitFor()
  }),
]
