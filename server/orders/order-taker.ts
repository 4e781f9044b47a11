import type { FastifyRequest } from 'fastify'
import { may } from '../../domain/staff-roles.ts'
import { signedInStaff } from '../staff/signed-in.ts'
import type { StaffServices } from '../staff/staff-services.ts'

/** Who of the staff orders for a caller, or why nobody here may. */
export type OrderTaker =
  | { readonly kind: 'taker'; readonly staffId: string }
  | { readonly kind: 'refused'; readonly status: 401 | 403; readonly message: string }

const signedOut = {
  kind: 'refused',
  status: 401,
  message:
    'Je bent niet meer ingelogd bij beheer. Log in een ander tabblad in en plaats de bestelling dan opnieuw.',
} as const
const notPermitted = {
  kind: 'refused',
  status: 403,
  message: 'Met je rol mag je geen bestellingen voor bellers plaatsen.',
} as const

/** Says who takes an order on the phone: whoever is signed in at the desk in this browser and may sell. */
export async function orderTaker(
  request: FastifyRequest,
  desk: Pick<StaffServices, 'database' | 'cookie'>,
): Promise<OrderTaker> {
  const signedIn = await signedInStaff(request, desk)
  if (!signedIn) return signedOut
  return may(signedIn.role, 'sales.work') ? { kind: 'taker', staffId: signedIn.id } : notPermitted
}
