import type { Browser, BrowserContext, Page } from 'playwright-core'
import { BrowserErrors } from './browser-errors.ts'
import { Chance } from './chance.ts'
import { type Catalogues, Knowledge } from './knowledge.ts'
import type { PlacedOrder } from './placed-order.ts'
import { readScene, type Scene } from './scene.ts'

/** Milliseconds within which a page shows what it must after a step, on a busy machine. */
const patience = 30_000

export type VisitorOptions = {
  readonly browser: Browser
  readonly shopUrl: string
  readonly catalogues: Catalogues
  readonly seed: number
}

/** Who plays: one browser profile with a tab or two, a network that can be cut, and what is remembered of the visit. */
export class Visitor {
  readonly chance: Chance
  readonly knowledge: Knowledge
  readonly trouble = new BrowserErrors()
  readonly context: BrowserContext
  readonly tabs: Page[] = []
  /** Typed text in the new customer's form, by tab and label; leaving the document clears it. */
  readonly typed = new Map<Page, ReadonlyMap<string, string>>()
  /** The order placed by the current step; null if there is none. */
  ordered: PlacedOrder | null = null
  /** Steps until the network comes back; 0 while it is there. */
  offlineFor = 0
  #page: Page | undefined
  #companies = 0
  readonly #seed: number

  private constructor(context: BrowserContext, { shopUrl, catalogues, seed }: VisitorOptions) {
    this.context = context
    this.chance = new Chance(seed)
    this.#seed = seed
    this.knowledge = new Knowledge(shopUrl, catalogues)
    this.knowledge.listen(context)
    this.trouble.watch(context)
  }

  static async arrive(options: VisitorOptions): Promise<Visitor> {
    // A phone in one visit of three.
    const isPhone = options.seed % 3 === 0
    const context = await options.browser.newContext({
      baseURL: options.shopUrl,
      viewport: isPhone ? { width: 390, height: 800 } : { width: 1280, height: 900 },
      locale: 'nl-NL',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(patience)
    const visitor = new Visitor(context, options)
    await visitor.openTab()
    return visitor
  }

  /** The tab that the visitor looks at. */
  get page(): Page {
    if (!this.#page) throw new Error('No tab is open')
    return this.#page
  }

  get isOffline(): boolean {
    return this.offlineFor > 0
  }

  async openTab() {
    this.#page = await this.context.newPage()
    this.tabs.push(this.#page)
  }

  async switchTab() {
    this.#page = this.tabs.find(tab => tab !== this.#page) ?? this.page
    await this.#page.bringToFront()
  }

  async closeTab() {
    const closed = this.page
    this.tabs.splice(this.tabs.indexOf(closed), 1)
    this.#page = this.tabs[0]
    this.typed.delete(closed)
    await closed.close()
    await this.page.bringToFront()
  }

  /** The tab gets another document: what was only remembered in the old one is gone. */
  async load(action: (page: Page) => Promise<unknown>) {
    this.typed.delete(this.page)
    this.trouble.pageIsLeft = true
    await action(this.page)
  }

  async cutNetwork(steps: number) {
    this.offlineFor = steps
    this.trouble.networkIsCut = true
    await this.context.setOffline(true)
  }

  async mendNetwork() {
    this.offlineFor = 0
    await this.context.setOffline(false)
  }

  /** Another company at each form, so that each order has an address of its own. */
  newEmail(): string {
    this.#companies++
    return `inkoop${this.#companies}@spel${this.#seed}.example`
  }

  /**
   * Waits until nothing is under way and every tab is as `problemsIn` wants it. Answers what is still wrong when
   * patience ends.
   */
  async waitUntilStable(problemsIn: (scene: Scene) => readonly string[]): Promise<readonly string[]> {
    const deadline = Date.now() + patience
    for (;;) {
      await this.trouble.untilQuiet()
      await Promise.all(this.tabs.map(afterPaint))
      await this.knowledge.caughtUp()
      const problems: string[] = []
      for (const tab of this.tabs) {
        const scene = await readScene(tab)
        const found = scene ? problemsIn(scene) : ['the page is still loading']
        const which = this.tabs.length > 1 ? `tab ${this.tabs.indexOf(tab) + 1}: ` : ''
        problems.push(...found.map(problem => which + problem))
      }
      if (problems.length === 0 || Date.now() > deadline) return problems
    }
  }

  leave = (): Promise<void> => this.context.close()
}

/** Two frames later what was decided is drawn. */
const afterPaint = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    // Between two pages there is nothing to draw; the scene is read again.
    .catch(() => undefined)
