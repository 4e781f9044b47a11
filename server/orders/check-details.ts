import type { GuestDetails } from '../../contract/details.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import type { KvkStanding } from '../outside/kvk-register.ts'
import type { OrderServices } from './order-services.ts'

export type CheckedDetails = { readonly errors: FieldErrors; readonly kvkStanding: KvkStanding }

/** What only the server can say of the details of an organisation; the form's own rules hold already. */
export async function checkDetails(
  details: Pick<GuestDetails, 'kvkNumber' | 'iban'>,
  { kvkStanding, isSepaIban }: Pick<OrderServices, 'kvkStanding' | 'isSepaIban'>,
): Promise<CheckedDetails> {
  const standing = await kvkStanding(details.kvkNumber)
  return {
    kvkStanding: standing,
    errors: {
      ...(standing === 'unknown' && { kvkNumber: { message: 'KVK nummer is niet geldig.' } }),
      ...(!isSepaIban(details.iban) && { iban: { message: 'IBAN is niet geldig.' } }),
    },
  }
}
