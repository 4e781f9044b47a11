import { setTimeout as pause } from 'node:timers/promises'
import { parseOrderNumber } from '../src/common/order-number.ts'
import { OrderPlaced } from '../src/features/orders/contract.ts'
import type { ShopClient } from './shop-client.ts'
import { isComplete, type StoredOrder } from './stored-orders.ts'

/** Responses that a client got about the order of one company. */
export type ClientResult = {
  readonly company: string
  readonly answer: 'placed' | 'wrong'
  readonly orderNumber: string | null
}

/** Comparison of the responses that clients got with the database. */
export type Findings = {
  readonly acknowledged: number
  /** Confirmed to a client, but not in the database under that number. */
  readonly lost: number
  /** Two or more orders where a client meant one. */
  readonly doubled: number
  /** Orders without all their lines, consents and e-mails. */
  readonly incomplete: number
  /** Answers that no client should get, such as 4xx. */
  readonly wrongAnswers: number
}

/** Sends an order under its company as the key until there is an answer, as a browser does. */
export async function orderUntilAnswered(
  { order }: Pick<ShopClient, 'order'>,
  company: string,
  body: string,
): Promise<ClientResult> {
  const answer = await persist(async () => {
    const attempt = await order(body, company)
    if (attempt.status >= 500) throw new Error(`The shop answered ${attempt.status}`)
    return attempt
  })
  if (answer.status !== 201) return { company, answer: 'wrong', orderNumber: null }
  const { orderNumber } = OrderPlaced.parse(JSON.parse(answer.body))
  return { company, answer: 'placed', orderNumber: parseOrderNumber(orderNumber) }
}

/** Tries until it works. */
export async function persist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await pause(25)
    }
  }
}

export function compareOrders(told: readonly ClientResult[], stored: readonly StoredOrder[]): Findings {
  const byCompany = Map.groupBy(stored, order => order.company)
  const placed = told.filter(({ answer }) => answer === 'placed')
  return {
    acknowledged: placed.length,
    lost: placed.filter(
      ({ company, orderNumber }) => !byCompany.get(company)?.some(order => order.orderNumber === orderNumber),
    ).length,
    doubled: [...byCompany.values()].filter(orders => orders.length > 1).length,
    incomplete: stored.filter(order => !isComplete(order)).length,
    wrongAnswers: told.length - placed.length,
  }
}

/** Whether nothing was lost, doubled, incomplete or answered wrongly. */
export const isClean = ({ lost, doubled, incomplete, wrongAnswers }: Findings): boolean =>
  lost + doubled + incomplete + wrongAnswers === 0
