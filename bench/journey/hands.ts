import type { Locator, Page } from 'playwright-core'

/** Actions of a person's hands. */
export type Touches = {
  /** Presses of a finger. */
  readonly taps: number
  /** Presses of a key, Tab and Enter among them. */
  readonly keys: number
  /** Of these keys the Tabs: each stands for a tap of who has no such key. */
  readonly tabs: number
}

/** As many Tabs as a finger would rather press than find the field, and as many taps as it tries. */
const patience = 3

/** Taps and types on a phone, as fast as the page lets it, and counts. */
export class Hands {
  readonly #page: Page
  #taps = 0
  #keys = 0
  #tabs = 0

  constructor(page: Page) {
    this.#page = page
  }

  get touches(): Touches {
    return { taps: this.#taps, keys: this.#keys, tabs: this.#tabs }
  }

  async tap(target: Locator): Promise<void> {
    await target.tap()
    this.#taps++
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
    this.#keys++
    if (key === 'Tab') this.#tabs++
  }

  /** Moves to a field and types into it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#moveTo(field)
    await this.#page.keyboard.type(text)
    this.#keys += text.length
  }

  /** By Tab where the field comes soon, by a tap otherwise; a row that folds at that moment lets a finger miss, which counts. */
  async #moveTo(field: Locator): Promise<void> {
    const steps = await field.evaluate(tabsTo)
    if (steps >= 0 && steps <= patience) for (let done = 0; done < steps; done++) await this.press('Tab')
    for (let taps = 0; taps < patience && !(await hasFocus(field)); taps++) await this.tap(field)
  }
}

const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate(element => element === document.activeElement)

/** Runs in the page: how many Tabs lead from what has the focus to this field; below 0 or unknown where it lies before it. */
function tabsTo(field: Element): number {
  const stops: (Element | null)[] = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(element => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
  const from = stops.indexOf(document.activeElement)
  return from < 0 ? Number.NaN : stops.indexOf(field) - from
}
