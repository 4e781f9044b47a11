import type * as z from 'zod/mini'
import type { GuestDetails } from '../../contract/details.ts'

/** The form of a new customer as it is typed. */
export type GuestForm = z.input<typeof GuestDetails>
