import type { FastifyRequest } from 'fastify'
import type { Failure } from '../../../common/contract/failure.ts'
import { authorizeStaff } from '../../staff/server/signed-in.ts'
import type { StaffServices } from '../../staff/server/staff-services.ts'
import { orderRefusals } from '../texts.ts'

/** The staff member who orders for a caller, or why they may not. */
export type OrderAgent =
  | { readonly kind: 'taker'; readonly staffId: string }
  | { readonly kind: 'refused'; readonly status: 401 | 403; readonly body: Failure }

const signedOut: Failure = {
  message: orderRefusals.notAtDesk,
}

/** Says who takes an order on the phone: whoever is signed in at the desk in this browser and may sell. */
export async function orderAgent(
  request: FastifyRequest,
  desk: Pick<StaffServices, 'database' | 'cookie'>,
): Promise<OrderAgent> {
  const verdict = await authorizeStaff(request, desk, { permission: 'sales.work' })
  if (verdict.kind === 'allowed') return { kind: 'taker', staffId: verdict.signedIn.id }
  return verdict.status === 401 ? { ...verdict, body: signedOut } : verdict
}
