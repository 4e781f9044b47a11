import { randomUUID } from 'node:crypto'
import { DeskCase } from '../../contract/desk-case.ts'
import { caseAct } from '../../contract/desk-case-acts.ts'
import { order, place } from '../orders/testing.ts'
import type { StaffVisitor, TestShop } from '../testing-shop.ts'

/** What a test asks of a case at the desk, as the page does. */
export function deskOf(visitor: StaffVisitor, number: string) {
  const read = async (): Promise<DeskCase> => {
    const response = await visitor.get(caseAct(number, '').path.replace(/\/$/, ''))
    return DeskCase.parse(await response.json())
  }
  return {
    read,
    /** Does what is asked on the version that stands now; another id or version takes the place of these. */
    async act(name: string, body: Readonly<Record<string, unknown>> = {}): Promise<Response> {
      const { version } = await read()
      return visitor.post(caseAct(number, name).path, { body: { id: randomUUID(), version, ...body } })
    },
    get: (name: string) => visitor.get(caseAct(number, name).path),
  }
}

/** An order that was just placed, by its nine digits. */
export const orderedCase = (shop: TestShop, body: unknown = order): Promise<string> =>
  place(shop.visitor(), body)

/** A mail that is queued about a case. */
export const queuedMails = async ({ testDatabase }: TestShop, number: string): Promise<readonly string[]> => {
  const { rows } = await testDatabase.pool.query<{ kind: string }>(
    `select deliveries.kind from deliveries
     left join events on events.id = deliveries.event_id
     join cases on cases.id = coalesce(deliveries.case_id, events.case_id)
     where number = $1 order by deliveries.id`,
    [number],
  )
  return rows.map(({ kind }) => kind)
}
