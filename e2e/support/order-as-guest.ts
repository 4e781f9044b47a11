import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestDatabase } from '../../src/platform/database/testing.ts'
import { expectGoodScreen } from './accessibility.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  fillInGuestAddress,
  goOnWithoutRegistering,
  goToDetails,
  orderNow,
  title,
} from './order-steps.ts'

/** From a composed cart of a type without an address check to controle, as a company without an account. */
export async function goToCheckAsGuest(page: Page): Promise<void> {
  await goToDetails(page)
  await fillInGuestAddress(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await agreeAndGoToCheck(page)
}

/** The same, and orders; answers the order number as shown. */
export async function orderAsGuest(page: Page): Promise<string> {
  await goToCheckAsGuest(page)
  return orderNow(page)
}

/**
 * The same with a look at every screen on the way.
 * @param typeName the type as titles have it
 * @param onDetails fills in more on gegevens
 */
export async function orderOnGoodScreens(
  page: Page,
  typeName: string,
  onDetails?: () => Promise<void>,
): Promise<string> {
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await expectGoodScreen(page, `Winkelwagen ${typeName}`)

  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await fillInGuestAddress(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await onDetails?.()
  await expectGoodScreen(page, `Gegevens ${typeName}`)

  await agreeAndGoToCheck(page)
  await expectGoodScreen(page, `Controle ${typeName}`)

  const shown = await orderNow(page)
  await expectGoodScreen(page, `Bedankt ${typeName}`)
  return shown
}

/** An order in the database: its type, its totals in cents and its lines in order. */
export type StoredOrder = {
  readonly type: string
  readonly monthly: number
  readonly oneTime: number
  readonly lines: readonly { readonly id: number; readonly quantity: number; readonly cents: number }[]
}

export async function storedOrder({ pool }: TestDatabase, shown: string): Promise<StoredOrder> {
  const { rows } = await pool.query<StoredOrder>(
    `select product_type as type, monthly_in_cents as monthly, one_time_in_cents as "oneTime",
       (select json_agg(json_build_object('id', product_id, 'quantity', quantity, 'cents', price_in_cents) order by position)
          from case_lines where case_id = cases.id) as lines
     from cases join product_orders on product_orders.case_id = cases.id where number = $1`,
    [shown.replaceAll('-', '')],
  )
  const [order] = rows
  expect(rows, `orders with number ${shown}`).toHaveLength(1)
  if (!order) throw new Error(`No order ${shown}`)
  return order
}
