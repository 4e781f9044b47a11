import type { Page } from 'playwright-core'
import { withoutAnchor } from '../e2e/support/crawl.ts'
import { furtherPages, siteTree } from '../e2e/support/site-tree.ts'
import { standInForOthers } from '../e2e/support/stand-in-script.ts'
import { paths } from '../src/api/paths.ts'
import { administer } from '../src/platform/database/connection.ts'
import { at, isNarrow, isWide, type Screen, screen, type Visitor, view } from './screen.ts'

/** The pages that are written in content/, what happens on them, and what every page has. */

const ownScreens = [paths.login()]
const written = [...siteTree, ...furtherPages, '/blog/nis2-in-gewone-taal']
  .map(withoutAnchor)
  .filter(path => !ownScreens.includes(path))

const nameOf = (path: string) => `site-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`

const strip = (page: Page) => page.getByRole('form', { name: 'Welk internet kan op jouw adres?' })
const form = (page: Page, name: string) => page.getByRole('form', { name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })
/** `details` and `summary` have no role of their own. */
const menuItem = (page: Page, id: string) => menu(page).locator(`[data-menu-item="${id}"] > summary`)

async function openForm(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await form(page, name).locator('[type=submit]:enabled').waitFor()
}

const send = (page: Page, name: string) => form(page, name).locator('[type=submit]').click()

async function checkOnHome({ page }: Visitor, postcode: string, number: string): Promise<void> {
  await page.goto(paths.home)
  await strip(page).locator('[type=submit]:enabled').waitFor()
  await strip(page).getByLabel('Postcode').fill(postcode)
  await strip(page).getByLabel('Huisnummer').fill(number)
  await strip(page).locator('[type=submit]').click()
}

async function openMenu(page: Page, ...items: readonly string[]): Promise<void> {
  await page.goto('/zakelijk-internet')
  await page.waitForLoadState('networkidle')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  if (await burger.isVisible()) await burger.click()
  for (const item of items) await menuItem(page, item).click()
}

/** A page while the database lets nobody in. */
async function whileTheDatabaseIsAway({ page, parts }: Visitor, path: string): Promise<void> {
  const pool = parts.database.$client
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const name = `"${rows[0]?.name}"`
  const outside = { ...pool.options, database: 'postgres' }
  await administer(outside, `alter database ${name} allow_connections false`)
  try {
    await administer(
      outside,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
    await page.goto(path)
  } finally {
    await administer(outside, `alter database ${name} allow_connections true`)
  }
}

/** The banner is there only in a shop with analytics. */
async function meetConsentBanner({ page, parts }: Visitor): Promise<void> {
  await standInForOthers(page.context(), {})
  const shop = await parts.another({
    ANALYTICS_SCRIPT_URL: 'https://stats.example/a.js',
    ANALYTICS_ID: 'G-1',
    CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
  })
  await page.goto(shop.url)
  await page.getByRole('region', { name: 'Cookie-instellingen' }).waitFor()
}

const answerQuestion = async (page: Page) => {
  const card = page.getByRole('region', { name: 'Val je onder de wet?' })
  await card.getByRole('radio', { name: 'Ja' }).check()
  await card.getByRole('button', { name: 'Volgende' }).click()
}

export const websiteScreens: readonly Screen[] = [
  ...written.map(path => ({ ...screen(nameOf(path), at(path)), isWritten: true })),
  view('site-home-first-sight', at(paths.home)),
  screen('site-home-address-unknown', async visitor => {
    await checkOnHome(visitor, '1234 AB', '99')
    await visitor.page.getByText(/De ingevoerde postcode is niet correct/).waitFor()
  }),
  screen('site-home-address-register-down', async visitor => {
    await checkOnHome(visitor, '9999 XX', '1')
    await visitor.page.getByText(/Probeer het over een minuut opnieuw/).waitFor()
  }),
  screen('site-tariffs-every-country', async ({ page }) => {
    await page.goto('/telefonie/tarieven-voip')
    await page.getByRole('button', { name: /landen/ }).click()
    await page.getByRole('row', { name: /Zimbabwe/ }).waitFor()
  }),
  screen('site-questions-open', async ({ page }) => {
    await page.goto('/zakelijk-internet')
    await page.getByText('Kan ik mijn eigen router gebruiken?').click()
  }),
  screen('site-nis2-second-question', async ({ page }) => {
    await page.goto('/netwerk-en-security/nis2')
    await answerQuestion(page)
  }),
  screen('site-nis2-result', async ({ page }) => {
    await page.goto('/netwerk-en-security/nis2')
    await answerQuestion(page)
    await answerQuestion(page)
  }),
  view('site-contact-errors', async ({ page }) => {
    await openForm(page, paths.contact, 'Stuur een bericht')
    await send(page, 'Stuur een bericht')
    await form(page, 'Stuur een bericht').getByRole('alert').waitFor()
  }),
  screen('site-contact-sent', async ({ page }) => {
    await openForm(page, paths.contact, 'Stuur een bericht')
    const fields = form(page, 'Stuur een bericht')
    for (const field of await fields.locator('input[required], textarea[required]').all())
      await field.fill({ email: 'jan@jansen.example', tel: '020 123 45 67' }[await typeOf(field)] ?? 'Jansen')
    for (const choice of await fields.locator('select[required]').all())
      await choice.selectOption({ index: 1 })
    await send(page, 'Stuur een bericht')
    await page.getByRole('status').getByText('Je bericht is verstuurd', { exact: true }).waitFor()
  }),
  view('site-switch-help-errors', async ({ page }) => {
    await openForm(page, '/overstaphulp', 'Vraag hulp bij overstappen')
    await send(page, 'Vraag hulp bij overstappen')
    await form(page, 'Vraag hulp bij overstappen').getByRole('alert').waitFor()
  }),
  view('site-menu', async ({ page }) => openMenu(page), isNarrow),
  view('site-menu-services', async ({ page }) => openMenu(page, 'diensten'), isNarrow),
  // The menu of a narrow window closes where it becomes wide (marketing-site §2.2).
  view('site-menu-services-wide', async ({ page }) => openMenu(page, 'diensten'), isWide),
  view(
    'site-menu-services-security',
    async ({ page }) => openMenu(page, 'diensten', 'diensten.security'),
    isNarrow,
  ),
  view(
    'site-help-panel',
    async ({ page }) => {
      await page.goto(paths.samenstellen('cloud'))
      await page.getByRole('button', { name: 'Stel je vraag' }).click()
      await page.getByRole('dialog', { name: 'Waar kunnen we je mee helpen?' }).waitFor()
    },
    isWide,
  ),
  view('site-consent-banner', meetConsentBanner),
  view('site-consent-banner-settings', async visitor => {
    await meetConsentBanner(visitor)
    const banner = visitor.page.getByRole('region', { name: 'Cookie-instellingen' })
    await banner.getByText('Instellingen', { exact: true }).click()
  }),
  screen('site-not-found', at('/bestaat-niet')),
  screen('site-not-found-with-suggestions', at('/glasvezel-zakelijk')),
  screen('site-database-away', async visitor => whileTheDatabaseIsAway(visitor, '/zakelijk-internet')),
  screen('site-refused-form', async ({ page }) => {
    await page.goto(paths.contact)
    await page.setContent(
      `<form method="post" action="${new URL('/contact-form-fiber', page.url())}"></form>`,
    )
    await page.locator('form').evaluate(form => form instanceof HTMLFormElement && form.submit())
    await page.getByRole('heading', { name: 'Er ging iets mis' }).waitFor()
  }),
]

const typeOf = async (field: ReturnType<Page['locator']>) => (await field.getAttribute('type')) ?? ''
