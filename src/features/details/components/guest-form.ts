import type * as z from 'zod/mini'
import type { GuestDetails } from '../details-schema.ts'
import { forEachField } from '../person.ts'

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
