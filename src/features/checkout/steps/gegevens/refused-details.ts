import { useEffect, useState } from 'react'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { GuestDetails } from '../../../details/details-schema.ts'
import { orderStore } from '../../store/order-state.ts'
import { orderEntry } from './order-entry.ts'

const none: FieldErrors = {}

/** Errors of the order that was refused last, by field: shown once, where they can be corrected. */
export function useRefusedDetails(): FieldErrors {
  const [refused] = useState(() => orderStore.getSnapshot().refusedDetails ?? none)
  useEffect(() => orderEntry.setRefusedDetails(null), [])
  return refused
}

const isOfGuest = (field: string) => field in GuestDetails.shape

/** Errors of a guest's own details. */
export const guestErrorsIn = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => isOfGuest(field)))

/** Errors of everything but a guest's own details. */
export const otherErrorsIn = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !isOfGuest(field)))
