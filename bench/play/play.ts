import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { paths } from '../../src/api/paths.ts'
import type { ProductType } from '../../src/features/catalogue/product.ts'
import type { Action, Expectation, Move } from './action.ts'
import { addressMoves } from './address-moves.ts'
import { composeMoves, onTheBar } from './compose-moves.ts'
import { detailsMoves, fieldsIn, lostOf, newCustomerForm } from './details-moves.ts'
import { openBarIn } from './figures.ts'
import { brokenIn, invariants } from './invariants.ts'
import { orderMoves } from './order-moves.ts'
import { orderProblems } from './placed-order.ts'
import type { Scene } from './scene.ts'
import { cartInWords } from './stored.ts'
import { travelMoves } from './travel-moves.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'

export type PlayOptions = VisitorOptions & {
  /** With which product type the visit begins. */
  readonly productType: ProductType
  readonly steps: number
  readonly database: Pool
  /** Where the screenshot of a broken invariant goes. */
  readonly screenshots: string
}

export type Play = {
  readonly seed: number
  readonly productType: ProductType
  /** Steps done, by the type of the page where each was done. */
  readonly stepsPerType: Readonly<Partial<Record<ProductType, number>>>
  readonly steps: number
  readonly orders: number
  readonly quotes: number
  /** How often an invariant was looked at. */
  readonly checks: number
  readonly broken: Broken | null
}

export type Broken = {
  readonly problems: readonly string[]
  readonly step: number
  readonly lastMoves: readonly string[]
  /** Of each tab. */
  readonly urls: readonly string[]
  readonly screenshots: readonly string[]
}

const moves: readonly Move[] = [
  ...composeMoves,
  ...addressMoves,
  ...detailsMoves,
  ...orderMoves,
  ...travelMoves,
]

/** Plays one visit; ends with the first broken invariant. */
export async function play(options: PlayOptions): Promise<Play> {
  const visitor = await Visitor.arrive(options)
  const log: string[] = []
  const stepsPerType: Partial<Record<ProductType, number>> = {}
  const count = { steps: 0, orders: 0, quotes: 0, checks: 0 }
  try {
    const start = paths.samenstellen(options.productType)
    let { problems, scene } = await checked(visitor, options, {
      says: `open ${start}`,
      async act() {
        await visitor.load(page => page.goto(start))
        return undefined
      },
    })
    while (problems.length === 0 && scene && count.steps < options.steps) {
      count.steps++
      const type = scene.productType ?? options.productType
      stepsPerType[type] = (stepsPerType[type] ?? 0) + 1
      await passTime(visitor, log, count.steps)
      const deed = choose(scene, visitor)
      log.push(`${count.steps}. ${where(scene, visitor)} ${deed.says}`)
      const outcome = await checked(visitor, options, deed)
      problems = outcome.problems
      scene = outcome.scene
      count.checks += invariants.length * visitor.tabs.length
      if (visitor.ordered) count[visitor.ordered.isQuote ? 'quotes' : 'orders']++
      visitor.ordered = null
    }
    const broken = problems.length > 0 ? await brokenBy(problems, visitor, options, log, count.steps) : null
    return { seed: options.seed, productType: options.productType, stepsPerType, ...count, broken }
  } finally {
    await visitor.leave()
  }
}

const where = ({ productType, step }: Scene, { tabs, page, isOffline }: Visitor): string =>
  `[${[productType, step, tabs.length > 1 && `tab ${tabs.indexOf(page) + 1}`, isOffline && 'offline'].filter(Boolean).join(' ')}]`

/** The network comes back when its time has come. */
async function passTime(visitor: Visitor, log: string[], step: number) {
  if (!visitor.isOffline) return
  visitor.offlineFor--
  if (visitor.offlineFor > 0) return
  await visitor.mendNetwork()
  log.push(`${step}. the network is back`)
}

function choose(scene: Scene, visitor: Visitor): Action {
  const possible = (scene.dialog === null && openBarIn(scene.main) ? [onTheBar] : moves)
    .map(({ weight, deeds }) => ({ weight, deeds: deeds(scene, visitor) }))
    .filter(({ deeds }) => deeds.length > 0)
  return visitor.chance.oneOf(visitor.chance.weighted(possible).deeds)
}

type Outcome = {
  /** Problems that remain when the time is over. */
  readonly problems: readonly string[]
  /** Where the visitor now is; null where that cannot be read. */
  readonly scene: Scene | null
}

/** Does it, and waits until the tabs are as they must be. */
async function checked(visitor: Visitor, { database }: PlayOptions, deed: Action): Promise<Outcome> {
  const { page } = visitor
  let wanted: Expectation | undefined
  try {
    wanted = await deed.act()
  } catch (error) {
    const problem = `could not ${deed.says}: ${error instanceof Error ? error.message : String(error)}`
    return { problems: [problem, ...visitor.trouble.take()], scene: null }
  }
  let last: readonly Scene[] = []
  const problems = await visitor.waitUntilStable(scene => {
    last = [...last.filter(each => each.page !== scene.page), scene]
    return [
      ...brokenIn(scene, visitor.knowledge),
      ...lostOf(scene, visitor),
      ...(wanted && scene.page === page ? wanted(scene) : []),
    ]
  })
  for (const scene of last) remember(scene, visitor)
  visitor.trouble.pageIsLeft = false
  visitor.trouble.orderIsRefused = false
  visitor.trouble.networkIsCut = visitor.isOffline
  return {
    problems: [
      ...problems,
      ...visitor.trouble.take(),
      ...(visitor.ordered ? await orderProblems(visitor.ordered, visitor.knowledge.placed, database) : []),
    ],
    scene: last.find(({ page }) => page === visitor.page) ?? null,
  }
}

/** Records the state that later steps compare with. */
function remember(scene: Scene, { knowledge, typed }: Visitor) {
  const cart = cartInWords(scene.stored.cart)
  if (knowledge.carts.at(-1) !== cart) knowledge.carts.push(cart)
  if (newCustomerForm(scene) && typed.has(scene.page)) typed.set(scene.page, fieldsIn(scene))
  else if (scene.step === 'gegevens' && !newCustomerForm(scene)) typed.delete(scene.page)
}

async function brokenBy(
  problems: readonly string[],
  visitor: Visitor,
  { screenshots, seed }: PlayOptions,
  log: readonly string[],
  step: number,
): Promise<Broken> {
  await mkdir(screenshots, { recursive: true })
  const files: string[] = []
  for (const [index, tab] of visitor.tabs.entries()) {
    const file = path.join(screenshots, `play-${seed}-${step}-tab-${index + 1}.png`)
    // A tab that cannot be pictured is broken as well, and its address says where.
    await tab.screenshot({ path: file, fullPage: true }).catch(() => undefined)
    files.push(file)
  }
  return {
    problems,
    step,
    lastMoves: log.slice(-20),
    urls: visitor.tabs.map(tab => tab.url()),
    screenshots: files,
  }
}
