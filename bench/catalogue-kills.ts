import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { withEmbeddedDatabase } from '../src/app/programs/with-shop-database.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { parseOrderNumber } from '../src/common/order-number.ts'
import { catalogueCalls } from '../src/features/catalogue/contract.ts'
import { PriceList } from '../src/features/catalogue/products.ts'
import { OrderPlaced, PriceChanged } from '../src/features/orders/contract.ts'
import { withClient } from '../src/platform/database/connection.ts'
import { type ClientResult, compareOrders, type Findings, persist } from './acknowledged-orders.ts'
import { benchSecret, deskAt, newColleague } from './catalogue-desk.ts'
import { killDatabase } from './kill-campaign.ts'
import { life, type Progress } from './kill-life.ts'
import { sampleOrder } from './sample-order.ts'
import { ShopClient } from './shop-client.ts'
import { type ShopProcess, type ShopSettings, startShopProcess } from './shop-process.ts'
import { storedOrders } from './stored-orders.ts'

/** Lines that every revision changes together: one is ordered, the other is only looked at. */
const [ordered, beside] = [11005, 11001]
const nameOf = (cents: number) => `Lijn ${cents}`
const centsOf = (euros: number) => Math.round(euros * 100)

/** So long before its moment a planned revision is begun. */
const aheadMs = 1_000

/** In revisions: the kill comes in the middle of the one after them. */
const longestLife = { orders: 3, ms: 10_000, moreMs: 500 } as const

export type CatalogueFindings = Findings & {
  readonly kills: number
  readonly databaseKills: number
  /** Revisions that went live, at once or at their moment. */
  readonly launched: number
  /** Price lists that were read, and those of them that showed a part of a revision. */
  readonly lists: number
  readonly halves: number
  /** Orders that were refused because a price had changed, and sent again with the consent of their client. */
  readonly consents: number
  /** Stored orders at a price that their client was not shown. */
  readonly unshown: number
}

type Seen = {
  lists: number
  halves: number
  consents: number
  /** The price in cents that the client of each company agreed to, before it sent its order. */
  readonly agreed: Map<string, number>
}

type Product = Pick<z.infer<typeof PriceList>[number], 'id' | 'name' | 'price'>

/** Whether a price list shows a part of a revision: each gives both lines one price and the name that says it. */
export function isHalf(products: readonly Product[]): boolean {
  const [one, other] = [ordered, beside].map(id => products.find(product => product.id === id))
  if (!one || !other) return true
  const isOfRevision = (product: Product) => product.name === nameOf(centsOf(product.price))
  const isOfBefore = (product: Product) => !product.name.startsWith('Lijn ')
  return !(
    (isOfBefore(one) && isOfBefore(other)) ||
    (isOfRevision(one) && isOfRevision(other) && one.price === other.price)
  )
}

/**
 * Kills shop and database while a colleague launches and plans revisions over HTTP and clients read price lists and order
 * at what they show.
 */
export async function runCatalogueCampaign({
  kills,
  clients,
  onKill,
}: {
  readonly kills: number
  readonly clients: number
  readonly onKill?: (count: number) => void
}): Promise<CatalogueFindings> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-catalogue-'))
  const settings: ShopSettings = { dataDir, port: await freePort(), env: { APP_SECRET: benchSecret } }
  let shop: ShopProcess | null = await startShopProcess(settings)
  try {
    const end = new AbortController()
    const seen: Seen = { lists: 0, halves: 0, consents: 0, agreed: new Map() }
    const launches: Progress = { confirmed: 0 }
    const { cookie } = await newColleague(dataDir, 'catalogus')
    const editing = editUntil(end.signal, settings.port, cookie, launches)
    const ordering = Array.from({ length: clients }, () => shopUntil(end.signal, settings.port, seen))
    for (let count = 1; count <= kills; count++) {
      await life(launches, longestLife)
      onKill?.(count)
      if (count % 2 === 0) {
        await killDatabase(dataDir)
        continue
      }
      await shop.kill()
      shop = await startShopProcess(settings)
    }
    await life(launches, longestLife)
    end.abort()
    const told = (await Promise.all(ordering)).flat()
    await editing
    await shop.kill()
    shop = null
    const { stored, prices, launched } = await withEmbeddedDatabase(
      dataDir,
      null,
      () => undefined,
      whatIsStored,
    )
    return {
      kills,
      databaseKills: Math.floor(kills / 2),
      launched,
      lists: seen.lists,
      halves: seen.halves,
      consents: seen.consents,
      unshown: prices.filter(({ company, cents }) => seen.agreed.get(company) !== cents).length,
      ...compareOrders(told, stored),
    }
  } finally {
    await shop?.kill()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

async function whatIsStored(connection: Parameters<typeof storedOrders>[0]) {
  const stored = await storedOrders(connection)
  return withClient(connection, async client => {
    const prices = await client.query<{ company: string; cents: number }>(
      `select organization_name as company, price_in_cents as cents
       from cases join case_lines on case_id = cases.id where kind = 'order' and product_id = $1`,
      [ordered],
    )
    const launched = await client.query<{ count: number }>(
      `select count(*)::int from catalogue_revisions where origin = 'desk' and status = 'active' and starts_at <= now()`,
    )
    return { stored, prices: prices.rows, launched: launched.rows[0]?.count ?? 0 }
  })
}

/** Launches revisions one after the other, every second one at a moment; one that a kill interrupts stays a draft. */
async function editUntil(end: AbortSignal, port: number, cookie: string, launches: Progress): Promise<void> {
  for (let count = 0; !end.aborted; count++) {
    const cents = 1000 + (count % 2000)
    try {
      const desk = await deskAt(port, cookie)
      try {
        const startsAt = count % 2 === 0 ? null : new Date(Date.now() + aheadMs).toISOString()
        const id = await desk.make(nameOf(cents), startsAt)
        for (const item of [ordered, beside])
          await desk.change(id, item, { name: nameOf(cents), priceInCents: cents })
        await desk.plan(id)
        launches.confirmed++
        // The next one begins on what this one leaves.
        if (startsAt !== null) await pause(aheadMs)
      } finally {
        desk.leave()
      }
    } catch {
      await pause(25)
    }
  }
}

/** Reads the price list and orders at what it shows, again and again; an order that was begun is finished. */
async function shopUntil(end: AbortSignal, port: number, seen: Seen): Promise<ClientResult[]> {
  const told: ClientResult[] = []
  const client = new ShopClient(port)
  await persist(() => client.arrive())
  while (!end.aborted) {
    const shown = await persist(() => shownBy(client))
    seen.lists++
    if (isHalf(shown)) seen.halves++
    const prices = new Map(shown.map(({ id, price }) => [id, price]))
    let answer = await orderAt(client, prices, seen)
    while (answer.kind === 'price-changed') {
      // The client is shown what changes, and agrees.
      seen.consents++
      for (const { id, now } of answer.changes) if (now !== null) prices.set(id, now)
      answer = await orderAt(client, prices, seen)
    }
    told.push(answer.result)
  }
  client.leave()
  return told
}

async function shownBy(client: ShopClient) {
  const answer = await client.call({
    method: 'GET',
    path: `${catalogueCalls.productPrices.path}?productType=internet`,
  })
  if (answer.status !== 200) throw new Error(`The price list was answered ${answer.status}`)
  return z.parse(PriceList, JSON.parse(answer.body))
}

type Ordered =
  | { readonly kind: 'answered'; readonly result: ClientResult }
  | { readonly kind: 'price-changed'; readonly changes: z.infer<typeof PriceChanged>['changes'] }

async function orderAt(
  client: ShopClient,
  prices: ReadonlyMap<number, number>,
  seen: Seen,
): Promise<Ordered> {
  const company = randomUUID()
  const order = JSON.parse(sampleOrder(company)) as {
    products: { id: number; quantity: number }[]
    additionalData: object
  }
  const cents = ({ id, quantity }: { id: number; quantity: number }) =>
    quantity * centsOf(prices.get(id) ?? 0)
  const oneTimeIds = [11006, 12102]
  const sum = (isOneTime: boolean) =>
    order.products
      .filter(({ id }) => oneTimeIds.includes(id) === isOneTime)
      .reduce((total, product) => total + cents(product), 0) / 100
  const body = JSON.stringify({
    ...order,
    products: order.products.map(product => ({ ...product, agreedPrice: prices.get(product.id) })),
    additionalData: { ...order.additionalData, agreedTotals: { monthly: sum(false), oneTime: sum(true) } },
  })
  seen.agreed.set(company, centsOf(prices.get(ordered) ?? 0))
  const answer = await persist(async () => {
    const attempt = await client.order(body, company)
    if (attempt.status >= 500) throw new Error(`The shop answered ${attempt.status}`)
    return attempt
  })
  const changed = answer.status === 409 ? z.safeParse(PriceChanged, JSON.parse(answer.body)) : null
  if (changed?.success) return { kind: 'price-changed', changes: changed.data.changes }
  if (answer.status !== 201)
    return { kind: 'answered', result: { company, answer: 'wrong', orderNumber: null } }
  const { orderNumber } = z.parse(OrderPlaced, JSON.parse(answer.body))
  return {
    kind: 'answered',
    result: { company, answer: 'placed', orderNumber: parseOrderNumber(orderNumber) },
  }
}
