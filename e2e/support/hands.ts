import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How somebody works at the desk. */
export type Hand = {
  /** Does what the page offers: by its button, or by its name in the palette. */
  act(name: string): Promise<void>
  press(target: Locator): Promise<void>
  /** Puts a text, or a day as `2026-12-04`, in the place of what a field has. */
  fill(target: Locator, text: string): Promise<void>
  /** Chooses the option at a position of a list. */
  choose(target: Locator, position: number): Promise<void>
}

export const byPointer = (page: Page): Hand => ({
  act: name => page.getByRole('button', { name, exact: true }).first().click(),
  press: target => target.click(),
  fill: (target, text) => target.fill(text),
  choose: async (target, position) => {
    await target.selectOption({ index: position })
  },
})

/** More stops than a page of the desk has between two of its parts. */
const mostStops = 150

/** By keys alone: what no Tab leads to cannot be reached, and a press of the pointer fails the test. */
export async function byKeys(page: Page): Promise<Hand> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      throw new Error('Somebody pressed a pointer')
    })
  })
  const { keyboard } = page
  async function reach(target: Locator): Promise<void> {
    await target.waitFor()
    // Found once: a search of the page at each of its stops takes longer than all else here.
    let found = await target.elementHandle()
    for (let stops = 0; stops < mostStops; stops++) {
      const where = await found?.evaluate(element =>
        !element.isConnected ? 'gone' : element === document.activeElement ? 'reached' : 'elsewhere',
      )
      if (where === 'reached') return
      if (where === 'gone') found = await target.elementHandle()
      else await keyboard.press('Tab')
    }
    throw new Error(`No Tab leads to ${target}`)
  }
  /** The field has the parts of a day in the order of the browser's own language, whatever that of the page is. */
  async function typeDay(target: Locator, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-')
    await keyboard.type(month + date + year)
    if ((await target.inputValue()) === day) return
    for (const key of ['ArrowLeft', 'ArrowLeft']) await keyboard.press(key)
    await keyboard.type(date + month + year)
  }
  return {
    async act(name) {
      const chosen = page.getByRole('option', { name, selected: true })
      const isOffered = async () => {
        await keyboard.press('Control+k')
        if (!(await page.getByRole('combobox', { name: /^Zoek een zaak/ }).isVisible())) return false
        await keyboard.type(name)
        if (await chosen.isVisible()) return true
        await keyboard.press('Escape')
        return false
      }
      // Keys work once the page is hydrated.
      await expect.poll(isOffered, { timeout: 60_000 }).toBe(true)
      await keyboard.press('Enter')
    },
    async press(target) {
      await reach(target)
      await keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    async fill(target, text) {
      await reach(target)
      if ((await target.getAttribute('type')) === 'date') await typeDay(target, text)
      else {
        await keyboard.press('Control+a')
        await keyboard.type(text)
      }
      await expect.poll(() => target.inputValue()).toBe(text)
    },
    async choose(target, position) {
      await reach(target)
      for (let step = 0; step < position; step++) await keyboard.press('ArrowDown')
      await expect
        .poll(() => target.evaluate(list => list instanceof HTMLSelectElement && list.selectedIndex))
        .toBe(position)
    },
  }
}
