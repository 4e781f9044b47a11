import type { BrowserContext, Page, Request } from 'playwright-core'
import { addressCalls } from '../../src/features/addresses/contract.ts'
import { orderCalls } from '../../src/features/orders/contract.ts'
import { lastOrderCalls } from '../../src/features/orders/contract-last-order.ts'

const { addressCheck } = addressCalls
const { lastOrder } = lastOrderCalls
const { placeOrder } = orderCalls

/** Reports that fail a visit: console errors, exceptions, failed requests, responses of 500 and above. */
export class BrowserErrors {
  readonly #found: string[] = []
  readonly #underWay = new Set<Request>()
  readonly #inWait = new Set<() => void>()
  /** While the network is cut, and in the step that mends it, requests fail and the console says so. */
  networkIsCut = false
  /** While an order is sent that the shop has to refuse, the browser reports the refusal as an error. */
  orderIsRefused = false
  /** While a page is left for another one, its requests end. */
  pageIsLeft = false

  watch(context: BrowserContext) {
    context.on('request', request => this.#underWay.add(request))
    context.on('requestfinished', request => this.#ended(request))
    context.on('requestfailed', request => {
      this.#ended(request)
      const reason = request.failure()?.errorText ?? ''
      if (this.networkIsCut || (this.pageIsLeft && reason === 'net::ERR_ABORTED')) return
      this.#found.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
    })
    context.on('response', response => {
      if (response.status() >= 500 && !isRegisterDown(response.url()))
        this.#found.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
    })
    context.on('page', page => this.#watchPage(page))
  }

  /** Returns and clears the reports. */
  take = (): readonly string[] => this.#found.splice(0)

  /** Resolves when no request is under way. @throws after half a minute */
  async untilQuiet() {
    const deadline = Date.now() + longestWait
    while (this.#underWay.size > 0) {
      if (Date.now() > deadline)
        throw new Error(`Still under way: ${[...this.#underWay].map(request => request.url()).join(', ')}`)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, longestWait)
        this.#inWait.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  #ended(request: Request) {
    this.#underWay.delete(request)
    for (const goOn of this.#inWait) goOn()
    this.#inWait.clear()
  }

  #watchPage(page: Page) {
    page.on('pageerror', error => this.#found.push(`exception: ${error.message}`))
    page.on('crash', () => this.#found.push('the page crashed'))
    page.on('dialog', dialog => {
      // Order-flow §8: a captcha that cannot be had is told of by an alert.
      if (!this.networkIsCut) this.#found.push(`alert: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('close', () => {
      for (const request of this.#underWay) if (isOf(request, page)) this.#ended(request)
    })
    page.on('console', message => {
      const kind = message.type()
      if (kind !== 'error' && kind !== 'warning') return
      const text = `console ${kind}: ${message.text()} (${message.location().url})`
      if (this.networkIsCut && isOfTheNetwork.test(text)) return
      if (isRegisterDown(message.location().url) || isNoOrderYet(message.location().url)) return
      if (this.orderIsRefused && pathOf(message.location().url) === placeOrder.path) return
      this.#found.push(text)
    })
  }
}

const longestWait = 30_000

const isOfTheNetwork =
  /net::ERR_(INTERNET_DISCONNECTED|ABORTED|NETWORK_CHANGED)|Failed to fetch|NetworkError|Load failed|error loading dynamically imported module|Error loading route module|Unable to preload/i

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '')

/** The register of addresses is down for 9999 XX (content/addresses/README.md). */
const isRegisterDown = (url: string): boolean => pathOf(url) === addressCheck.path

/** A 404 by the contract, which the browser reports as an error. */
const isNoOrderYet = (url: string): boolean => pathOf(url) === lastOrder.path

function isOf(request: Request, page: Page): boolean {
  try {
    return request.frame().page() === page
  } catch {
    return true
  }
}
