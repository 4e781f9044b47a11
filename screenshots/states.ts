import { callingColleague, signInAtDesk } from '../e2e/support/desk.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { paths } from '../src/api/paths.ts'
import { deskOf, enquiredCase, orderedNumbers } from '../src/app/server/testing-desk.ts'
import { TestVisitor, testSecrets, type WithDatabase } from '../src/app/server/testing-shop.ts'
import { progressPage, quotePage } from '../src/common/account-pages.ts'
import { closedOn } from '../src/common/dutch-calendar.ts'
import { workingDaysAfter } from '../src/common/working-days.ts'
import { endingLines, leavable, noticeCost } from '../src/features/agreements/notice.ts'
import { earliestLastDay } from '../src/features/agreements/term.ts'
import { addCustomer, customerPassword } from '../src/features/customers/server/testing.ts'
import { rentedDevices } from '../src/features/device-returns/server/testing.ts'
import { sentForm } from '../src/features/forms/server/testing.ts'
import { progressToken } from '../src/features/mailed-links/server/progress-link.ts'
import { caseIdOf, order, place, withProducts } from '../src/features/orders/server/testing.ts'
import {
  acceptance,
  chain,
  choosing,
  quoteToken,
  requestedQuote,
  sentQuote,
} from '../src/features/quotes/server/testing.ts'
import { enterAsCustomer, type Screen, screen, type Visitor } from './screen.ts'

/** Each state of what comes in, as its customer follows it and as staff see it. */

const shopOf = ({ parts: { shop, database } }: Visitor) => ({
  visitor: () => new TestVisitor(shop.url),
  testDatabase: { database, pool: database.$client } as WithDatabase['testDatabase'],
})

/** Steps of a colleague on a case, each a call of the desk with its body. */
type Steps = readonly (readonly [call: string, body: Readonly<Record<string, unknown>>])[]

const confirmed = ['status', { state: 'inProgress', reason: null, mail: true }] as const
const moved = (state: string, reason: string, words = '') =>
  ['status', { state, reason, words, mail: true }] as const
/** On a day that is five working days from now. */
const planned = ['levering', { partOfDay: 'morning', installer: 'Karim van De Draad', mail: true }] as const
const delivered = ['status', { state: 'completed', reason: null, mail: true }] as const
const takenBack = ['terugdraaien', { reason: 'possible-after-all', words: '', mail: true }] as const

async function brought(visitor: Visitor, number: string, steps: Steps): Promise<string> {
  const desk = deskOf(await callingColleague(visitor.parts), number)
  for (const [call, body] of steps) {
    const day = workingDaysAfter((await desk.read()).today, 5, closedOn([]))
    const response = await desk.act(call, call === 'levering' || call === 'nummer' ? { day, ...body } : body)
    if (response.status !== 204) throw new Error(`${call} of ${number}: ${await response.text()}`)
  }
  return number
}

/** Makes a case; its number comes out. */
type Made = (visitor: Visitor) => Promise<string>

const orderAfter =
  (...steps: Steps): Made =>
  async visitor =>
    brought(visitor, await place(shopOf(visitor).visitor(), order), steps)

const telephonyAfter =
  (...steps: Steps): Made =>
  async visitor =>
    brought(visitor, await orderedNumbers(shopOf(visitor), ['020 123 45 67', '020 123 45 68']), steps)

const quoteAfter =
  (...steps: Steps): Made =>
  async visitor =>
    brought(visitor, await requestedQuote(shopOf(visitor)), steps)

const enquiryAfter =
  (...steps: Steps): Made =>
  async visitor =>
    brought(visitor, await enquiredCase(shopOf(visitor)), steps)

const formAfter =
  (...steps: Steps): Made =>
  async visitor =>
    brought(
      visitor,
      await sentForm(shopOf(visitor), 'contact', {
        naam: 'Lotte van den Heuvel',
        email: 'lotte@korenmolen.example',
        onderwerp: 'Vraag over een product',
        bericht: 'Kan onze winkel in maart over op glasvezel?\n\nGroet, Lotte',
      }),
      steps,
    )

type Sent = Awaited<ReturnType<typeof sentQuote>>

/** A quote that was sent, and what its customer or a colleague then does. */
const quoteOnce =
  (then: (sent: Sent, visitor: Visitor) => Promise<unknown>, draft?: Parameters<typeof sentQuote>[2]): Made =>
  async visitor => {
    const sent = await sentQuote(shopOf(visitor), await callingColleague(visitor.parts), draft)
    await then(sent, visitor)
    return sent.number
  }

const acceptFirst = async ({ link }: Sent) => {
  const { parts } = await link.read()
  await link.accept({ ...acceptance, ...choosing(parts.slice(0, 1)) })
}

/** A delivered order, of all of which a colleague recorded a notice. */
const noticed: Made = async visitor => {
  const number = await orderAfter(confirmed, planned, delivered)(visitor)
  const desk = deskOf(await callingColleague(visitor.parts), number)
  const { agreement, today } = await desk.read()
  const lines = agreement?.lines ?? []
  const wanted = {
    positions: leavable(lines).map(({ position }) => position),
    lastDay: earliestLastDay(today),
  }
  const costInCents = noticeCost(endingLines(lines, wanted))
  await desk.act('opzegging', { ...wanted, costInCents, why: 'moving', words: '' })
  return number
}

/** A delivered order whose rented devices come back: two of three handsets did, and a base station did not. */
const comingBack: Made = async visitor => {
  const ordered = await place(shopOf(visitor).visitor(), withProducts(rentedDevices(3)))
  const number = await brought(visitor, ordered, [confirmed, planned, delivered])
  const desk = deskOf(await callingColleague(visitor.parts), number)
  const { today, heldProducts } = await desk.read()
  for (const { position } of heldProducts.filter(({ isRented }) => isRented))
    await desk.act('product-einde', { position, day: today, reason: 'business-ended' })
  const [handsets, base] = (await desk.read()).returns
  const came = { outcome: 'received', quantity: 2, day: today, words: 'Een zonder adapter' }
  await desk.act('retour', { ...came, position: handsets?.position })
  await desk.act('retour', {
    ...came,
    position: base?.position,
    outcome: 'missing',
    quantity: 1,
    day: null,
    words: '',
  })
  return number
}

/** Cases that their customers follow, by the name of their state. */
const followed: Readonly<Record<string, Made>> = {
  'order-received': orderAfter(),
  'order-waiting': orderAfter(confirmed, ['status', { state: 'pending', reason: null, mail: false }]),
  'order-confirmed': orderAfter(confirmed),
  'order-planned': orderAfter(confirmed, planned),
  'order-held': orderAfter(moved('held', 'customer-details', 'Stuur ons een foto van de meterkast.')),
  'order-held-other': orderAfter(confirmed, planned, moved('held', 'other', 'Er is een nieuwe eigenaar.')),
  'order-reopened': orderAfter(moved('cancelled', 'not-possible'), takenBack),
  'order-delivered': orderAfter(confirmed, planned, delivered),
  'order-notice': noticed,
  'order-returns': comingBack,
  'order-cancelled': orderAfter(confirmed, planned, moved('cancelled', 'customer-request')),
  'order-rejected': orderAfter(moved('rejected', 'not-possible')),
  'order-failed': orderAfter(confirmed, moved('failed', 'no-access')),
  'order-numbers': telephonyAfter(confirmed, planned),
  'order-numbers-delivered': telephonyAfter(confirmed, planned, [
    'status',
    { state: 'partial', reason: null, mail: true },
  ]),
  'quote-requested': quoteAfter(),
  'quote-waiting': quoteAfter(['status', { state: 'pending', reason: null, mail: false }]),
  'quote-sent': quoteOnce(async () => undefined),
  'quote-second-version': quoteOnce(({ desk }) =>
    desk.send(undefined, { words: 'Nu met twee jaar korting.' }),
  ),
  'quote-declined': quoteOnce(({ link }) => link.decline('We blijven toch waar we zitten.')),
  'quote-withdrawn': quoteOnce(({ desk }) => desk.withdraw()),
  'quote-rejected': quoteAfter(moved('rejected', 'not-possible')),
  'quote-accepted': quoteOnce(({ link }) => link.accept()),
  'quote-accepted-in-part': quoteOnce(acceptFirst, chain()),
  'quote-rest-withdrawn': quoteOnce(async sent => {
    await acceptFirst(sent)
    await sent.desk.withdraw()
  }, chain()),
}

/** Cases that nobody follows. */
const submitted: Readonly<Record<string, Made>> = {
  'enquiry-new': enquiryAfter(),
  'enquiry-closed': enquiryAfter(moved('closed', 'no-interest')),
  'form-new': formAfter(),
  'form-closed': formAfter(moved('closed', 'answered')),
}

async function follow(visitor: Visitor, number: string): Promise<void> {
  const key = testSecrets.deriveKey('account-link')
  const shop = shopOf(visitor)
  const token = await progressToken(visitor.parts.database, await caseIdOf(shop, number), key)
  await visitor.page.goto(`${progressPage}#${token}`)
  await visitor.page
    .getByRole('heading', { name: /\d{3}-\d{3}-\d{3}/ })
    .first()
    .waitFor()
}

async function openAtDesk({ page, parts: { database } }: Visitor, number: string): Promise<void> {
  await signInAtDesk(page, { database }, 'verkoop')
  await page.goto(deskPaths.case(number))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The page of an order, as the customer whose it becomes sees it in the account. */
async function enterWith(visitor: Visitor, number: string): Promise<void> {
  const { email } = await enterAsCustomer(visitor)
  await visitor.parts.database.$client.query(
    'update cases set customer_id = (select id from customers where email = $2) where number = $1',
    [number, email],
  )
  await visitor.page.goto(paths.mijnOrder(number))
}

/** The page on which a quote is answered, also once it is over. */
async function openQuote(visitor: Visitor, number: string): Promise<void> {
  await visitor.page.goto(`${quotePage}#${await quoteToken(shopOf(visitor), number.replaceAll('-', ''))}`)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.page.waitForLoadState('networkidle')
}

const screensOf = (prefix: string, made: Readonly<Record<string, Made>>, open: typeof follow) =>
  Object.entries(made).map(([name, make]) =>
    screen(`${prefix}-${name}`, async visitor => open(visitor, await make(visitor))),
  )

const answered = Object.fromEntries(
  Object.entries(followed).filter(([name]) => /^quote-(?!requested|waiting|rejected)/.test(name)),
)

export const stateScreens: readonly Screen[] = [
  ...screensOf('state-followed', followed, follow),
  ...screensOf('state-answered', answered, openQuote),
  ...screensOf('state-desk', { ...followed, ...submitted }, openAtDesk),
  screen('state-desk-customer-agreements', async visitor => {
    const { database } = visitor.parts
    const email = `klant-${Date.now()}@korenmolen.example`
    const id = await addCustomer({ testDatabase: { database } }, { email, password: customerPassword })
    const number = await noticed(visitor)
    await database.$client.query('update cases set customer_id = $2 where number = $1', [number, id])
    await signInAtDesk(visitor.page, { database }, 'verkoop')
    await visitor.page.goto(deskPaths.customer(id))
    await visitor.page.getByRole('heading', { name: 'Contracten' }).waitFor()
  }),
  screen('state-desk-records-return', async visitor => {
    await openAtDesk(visitor, await comingBack(visitor))
    await visitor.page.getByRole('button', { name: 'Terug ontvangen, Bureautoestel Start' }).click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('state-mijn-order-returns', async visitor => {
    const { page } = visitor
    await enterWith(visitor, await comingBack(visitor))
    await page.getByRole('heading', { name: 'Terug te sturen' }).waitFor()
  }),
  screen('state-mijn-contracten-returns', async visitor => {
    const { page } = visitor
    await enterWith(visitor, await comingBack(visitor))
    await page.goto(paths.mijnAgreements)
    await page.getByRole('link', { name: /^Terug te sturen/ }).waitFor()
  }),
  screen('state-desk-records-notice', async visitor => {
    await openAtDesk(visitor, await orderAfter(confirmed, planned, delivered)(visitor))
    const { page } = visitor
    await page.getByText('Producten in gebruik').click()
    await page.getByRole('button', { name: 'Opzegging vastleggen' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
  }),
]
