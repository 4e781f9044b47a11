import type * as z from 'zod/mini'
import type { GuestDetails } from '../../contract/details.ts'
import { forEachField } from '../../domain/person.ts'

/** The form of a new customer as it is typed. */
export type GuestForm = z.input<typeof GuestDetails>

export const emptyGuestForm: GuestForm = {
  companyName: '',
  gender: 'MALE',
  ...forEachField(() => ''),
  postCode: '',
  city: '',
  street: '',
  streetNumber: '',
  streetNumberAddition: '',
  kvkNumber: '',
  vatNumber: '',
  iban: '',
  ascription: '',
}
