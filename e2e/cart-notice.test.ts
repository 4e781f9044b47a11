import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { basket } from './support/internet-screen.ts'
import { action } from './support/order-steps.ts'
import { newDevices, openTelefonie, tooManyDevices } from './support/telefonie-screen.ts'
import { laptop, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const notice = (page: Page) => page.getByRole('region', { name: 'Wijziging van je winkelwagen' })
const putBack = (page: Page) => notice(page).getByRole('button', { name: 'Zet terug' })

/** Width and height of a small phone, and of a laptop; each way back is walked in one of them. */
const onPhone = [360, 740] as const
const onLaptop = [laptop, 860] as const

/** In the window as a whole, without scrolling, and nothing lies over it. */
async function expectInSight(button: Locator): Promise<void> {
  await button.waitFor()
  expect(
    await button.evaluate(element => {
      const box = element.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const isInside = box.top >= 0 && box.bottom <= window.innerHeight && box.right <= window.innerWidth
      return isInside && element.contains(document.elementFromPoint(x, y))
    }),
  ).toBe(true)
}

/** Checks that neither the notice nor the bar below it covers the focused element. */
async function expectFocusUncovered(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => {
      const over = document.querySelector('[data-cart-notice]')?.getBoundingClientRect()
      const under = document.activeElement?.getBoundingClientRect()
      if (!over || !under || document.activeElement === document.body) throw new Error('Nothing to compare')
      return under.bottom <= over.top || under.top >= over.bottom || under.left >= over.right
    }),
  ).toBe(true)
}

const announced = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })

test.each([onPhone])('devices that the switch took out come back, at %i × %i', async (width, height) => {
  const page = await visit({ width, height })
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Basis', 3)
  await setQuantity(page, 'DECT-handset Basis, kopen', 2)
  await newDevices(page).uncheck()

  await expectInSight(putBack(page))
  await expectFocusUncovered(page)
  await announced(page, 'Verwijderd: DECT-handset Basis. Je gebruikt je eigen toestellen.')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  // It outlives a reload, and leaves the switch where the visitor put it.
  await page.reload()
  await putBack(page).waitFor()
  expect(await newDevices(page).isChecked()).toBe(false)
  await putBack(page).click()
  await notice(page).waitFor({ state: 'detached' })
  await expect.poll(() => newDevices(page).isChecked()).toBe(true)
  await expect.poll(() => quantity(page, 'DECT-handset Basis, kopen').inputValue()).toBe('2')
})

test.each([onLaptop])('what the last account took along comes back, at %i × %i', async (width, height) => {
  const page = await visit({ width, height })
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Basis', 2)
  await page.getByRole('checkbox', { name: 'Onbeperkt bellen' }).check()
  await setQuantity(page, 'Bellen Basis', 0)
  await expectInSight(putBack(page))
  await expectFocusUncovered(page)
  await putBack(page).press('Enter')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Onbeperkt bellen' }).isChecked()).toBe(true)
  await expect.poll(() => quantity(page, 'Bellen Basis').inputValue()).toBe('2')
})

test('where the notice would cover what has the focus, that is scrolled clear of it', async () => {
  const page = await visit({ width: 360, height: 740 })
  await openTelefonie(page)
  const accounts = quantity(page, 'Bellen Basis')
  await setQuantity(page, 'Bellen Basis', 2)
  await page.getByRole('checkbox', { name: 'Onbeperkt bellen' }).check()
  await accounts.fill('0')
  // Just above the bar, where the notice is about to stand.
  await accounts.evaluate(field => {
    const bar = document.querySelector('aside')?.getBoundingClientRect().top ?? 0
    window.scrollBy(0, field.getBoundingClientRect().bottom - bar + 8)
  })
  await accounts.press('Enter')
  await expectInSight(putBack(page))
  await expectFocusUncovered(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Aantal: Bellen Basis')
})

test('the switch stays off without an installation: after unticking it, a reload and another step', async () => {
  const page = await visit()
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Basis', 1)
  await newDevices(page).uncheck()
  const installation = page.getByRole('checkbox', { name: 'Installatie eigen toestel' })
  await installation.check()
  await page.reload()
  await installation.uncheck()
  expect(await newDevices(page).isChecked()).toBe(false)

  await page.reload()
  await installation.waitFor()
  expect(await newDevices(page).isChecked()).toBe(false)
  await action(page, 'In winkelwagen').click()
  await page.getByRole('link', { name: 'Terug' }).click()
  await installation.waitFor()
  expect(await newDevices(page).isChecked()).toBe(false)
})

test('fewer accounts than devices: one press takes the devices that are too many out, and that can be undone', async () => {
  const page = await visit()
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Basis', 3)
  await setQuantity(page, 'Bureautoestel Start, huren', 3)
  await setQuantity(page, 'Bellen Basis', 1)
  const dialog = tooManyDevices(page)
  await dialog.getByText(/Eruit gaat dan: 2 × Bureautoestel Start, €\s.* p\/m per stuk/).waitFor()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Haal 2 toestellen weg' }).click()
  await expect.poll(() => quantity(page, 'Bellen Basis').inputValue()).toBe('1')
  await expect.poll(() => quantity(page, 'Bureautoestel Start, huren').inputValue()).toBe('1')
  await putBack(page).click()
  await expect.poll(() => quantity(page, 'Bellen Basis').inputValue()).toBe('3')
  await expect.poll(() => quantity(page, 'Bureautoestel Start, huren').inputValue()).toBe('3')
})

test('more devices than accounts: the dialog names the account that one press adds, and its price', async () => {
  const page = await visit()
  await openTelefonie(page)
  await setQuantity(page, 'Bureautoestel Start, huren', 1)
  const dialog = tooManyDevices(page)
  await dialog.getByText(/Erbij komt dan: 1 × Bellen Plus, €\s.* p\/m\./).waitFor()
  await dialog.getByRole('button', { name: 'Voeg 1 belaccount toe' }).click()
  await expect.poll(() => quantity(page, 'Bellen Plus').inputValue()).toBe('1')

  await setQuantity(page, 'Bureautoestel Start, huren', 3)
  await dialog.getByText(/Erbij komt dan: 2 × Bellen Plus, €\s.* p\/m per stuk\./).waitFor()
  await dialog.getByRole('button', { name: 'Voeg 2 belaccounts toe' }).click()
  await expect.poll(() => quantity(page, 'Bellen Plus').inputValue()).toBe('3')
  await putBack(page).click()
  await expect.poll(() => quantity(page, 'Bellen Plus').inputValue()).toBe('1')
  await expect.poll(() => quantity(page, 'Bureautoestel Start, huren').inputValue()).toBe('1')
})

test.each([onPhone])(
  'after another Looptijd the way back is in sight, and asks before it takes newer choices, at %i × %i',
  async (width, height) => {
    const page = await visit({ width, height })
    await openCompose(page, 'mobiel')
    await setQuantity(page, 'Mobiel 5 GB', 2)
    await page.getByRole('radio', { name: /^2 jaar/ }).click()
    await page.getByRole('button', { name: 'Wijzig looptijd' }).click()
    await expectInSight(putBack(page))
    await setQuantity(page, 'Mobiel 15 GB', 1)
    await expectInSight(putBack(page))
    await putBack(page).click()

    const question = page.getByRole('dialog', { name: 'Je winkelwagen is intussen veranderd' })
    await question.getByText('1 × Mobiel 15 GB').waitFor()
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: 'Houd wat er nu in staat' }).click()
    await expect.poll(() => quantity(page, 'Mobiel 15 GB').inputValue()).toBe('1')

    await putBack(page).click()
    await question.getByRole('button', { name: 'Zet eerdere terug' }).click()
    await expect.poll(() => quantity(page, 'Mobiel 5 GB').inputValue()).toBe('2')
    // The replaced cart is one press away in turn.
    await putBack(page).click()
    await expect.poll(() => quantity(page, 'Mobiel 15 GB').inputValue()).toBe('1')
  },
)

test('an emptied cart comes back, on samenstellen and on the empty basket, by keyboard and to the focus', async () => {
  const page = await visit()
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 2)
  await action(page, 'In winkelwagen').click()
  await page.getByRole('button', { name: 'Winkelwagen leegmaken' }).click()
  await page.waitForURL(`**${paths.samenstellen('cloud')}`)
  await expectInSight(putBack(page))
  await announced(page, 'Je winkelwagen is leeggemaakt.')

  await page.goto(paths.emptyBasket)
  await expectInSight(putBack(page))
  await expectNoAxeViolations(page)
  await putBack(page).press('Enter')
  await page.waitForURL(`**${paths.samenstellen('cloud')}`)
  await expect.poll(() => quantity(page, 'Office Compleet').inputValue()).toBe('2')
  await basket(page).getByRole('region', { name: 'Per maand' }).getByText('2 × Office Compleet').waitFor()
})

/** Puts an old price, an unreadable quantity, a product that is gone and a missing follower in storage. */
const spoil = (page: Page) =>
  page.evaluate(() => {
    const [licence] = JSON.parse(localStorage.getItem('cart') ?? '[]')
    const stored = [
      { ...licence, price: 1, quantity: '2' },
      { ...licence, id: 999_999, name: 'Oud product', quantity: 1 },
    ]
    localStorage.setItem('cart', JSON.stringify(stored))
  })

test.each([onLaptop])(
  'winkelwagen opened directly shows a settled cart and says what changed, at %i × %i',
  async (width, height) => {
    const page = await visit({ width, height })
    await openCompose(page, 'cloud')
    await setQuantity(page, 'Office Compleet', 1)
    await spoil(page)
    await page.goto(paths.winkelwagen('cloud'))
    const table = page.getByRole('table', { name: 'Overzicht van jouw bestelling:' })
    await table.getByRole('row', { name: /2 × Office Compleet/ }).waitFor()
    await table.getByRole('row', { name: /2 × Support Office Compleet/ }).waitFor()
    await expect.poll(() => table.getByText('Oud product').count()).toBe(0)
    await expectInSight(notice(page).getByRole('button', { name: 'Begrepen' }))
    await notice(page).getByText('Office Compleet, het bewaarde aantal klopte niet en is nu 2').waitFor()
    await notice(page)
      .getByText(/Office Compleet. Prijs was €\s1,00/)
      .waitFor()
    await notice(page).getByRole('button', { name: 'Begrepen' }).click()
    await page.reload()
    await table.waitFor()
    expect(await notice(page).count()).toBe(0)
  },
)
