import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectGoodScreen } from './support/accessibility.ts'
import { phone, sharedShop } from './support/visits.ts'

const { shop, visit } = sharedShop()

const button = (page: Page) => page.getByRole('button', { name: 'Toon alle landen' })

describe.each(['voip', 'wlr'])('the %s tariffs', name => {
  const path = `/telefonie/tarieven-${name}`

  test('show a short list, and every country in its place on demand', async () => {
    const page = await visit({ width: phone })
    await page.goto(path)
    await page.getByRole('row', { name: /^Nederland vast €\s0,\d{3} €\s0,\d{3}$/ }).waitFor()
    expect(await page.getByRole('row', { name: /Zimbabwe/ }).count()).toBe(0)
    await button(page).click()
    await page.getByRole('row', { name: /Zimbabwe \+263/ }).waitFor()
    await expect.poll(() => button(page).count()).toBe(0)
    await expectGoodScreen(page)
  })

  test('come as a piece of a page, kept compressed', async () => {
    const response = await fetch(`${shop().url}${path}/long`, { headers: { 'accept-encoding': 'br' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe('br')
    const html = await response.text()
    expect(html).toMatch(/^<h3>/)
    expect(html.match(/<tr>/g)?.length).toBeGreaterThan(190)
  })
})
