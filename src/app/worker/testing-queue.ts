import { expect } from 'vitest'
import { overtakenBy } from '../../features/mails/server/overtaken.ts'
import { rowsOf } from '../../features/orders/server/testing.ts'
import { deliverNext } from '../../platform/deliveries/deliver.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { smtpTransport } from '../../platform/outside/mail-smtp.ts'
import { overtakersOf } from '../mails/overtakers.ts'
import type { TestShop } from '../server/testing-shop.ts'
import { partsWithFiles } from './testing-deliveries.ts'

/** The queue of a shop of the tests, with a mail server of its own. */
export async function startQueue(shop: TestShop) {
  const mailServer = await startMailServer()
  const transport = smtpTransport(mailServer.url, { maxConnections: 2, dkim: null })
  const { database } = shop.testDatabase
  return {
    received: mailServer.received,
    /** Two lanes of the worker, until nothing is due. */
    async run() {
      const troubles: string[] = []
      const parts = {
        ...partsWithFiles(shop, transport),
        overtakenBy: (mail: Parameters<typeof overtakenBy>[1]) => overtakenBy(database, mail, overtakersOf),
        onTrouble: (_: unknown, kind: string, reason: string) => troubles.push(`${kind}: ${reason}`),
      }
      const lane = async () => {
        while (await deliverNext(parts)) {}
      }
      await Promise.all([lane(), lane()])
      expect(troubles).toEqual([])
    },
    async stop() {
      transport.close()
      await mailServer.stop()
    },
  }
}

/** The mails of a kind about a case, as the queue left them, and what overtook each. */
export const statusesOf = (shop: TestShop, number: string, kind: string) =>
  rowsOf<{ state: string; by: string | null; attempts: number }>(
    shop,
    `select d.state, e.type as by, d.attempts from deliveries d left join events act on act.id = d.event_id
     join cases c on c.id = coalesce(d.case_id, act.case_id) left join events e on e.id = d.overtaken_by
     where c.number = $1 and d.kind = $2 order by d.id`,
    [number, kind],
  )
