import type { Transaction } from '../../../../platform/database/pool.ts'
import { inheritClient } from '../../../api-clients/server/api-cases.ts'
import { markAsTest } from '../../../cases/server/case.ts'

/** Makes an order of a test client's quote a test of the same client. */
export async function inheritTest(
  tx: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await markAsTest(tx, to)
  await inheritClient(tx, { from, to })
}
