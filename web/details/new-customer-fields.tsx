import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { GuestDetails } from '../../contract/details.ts'
import { personFields } from '../../domain/person.ts'
import { CompanyOffer } from './company-offer.tsx'
import { detailsFieldsOf } from './details-fields.ts'
import {
  AddressedPersonFields,
  AddressGroup,
  addressFields,
  Group,
  OrganisationGroup,
  organisationFields,
  PaymentGroup,
  paymentFields,
} from './details-groups.tsx'
import type { GuestForm } from './guest-form.ts'
import type { ServerChecks } from './server-checks.ts'

/** In the order of the screen, for the error summary. */
export const newCustomerFields = [
  ...organisationFields,
  'gender',
  ...personFields,
  ...addressFields,
  ...paymentFields,
] as const satisfies readonly (keyof GuestForm)[]

type Props = {
  form: UseFormReturn<GuestForm, unknown, GuestDetails>
  errorOf: (field: keyof GuestForm) => string | undefined
  serverChecks: ServerChecks
  disabled: boolean
}

/** Every field of the registration form (order-flow §2), in four groups. */
export function NewCustomerFields({ form, errorOf, serverChecks, disabled }: Props) {
  const field = detailsFieldsOf<keyof GuestForm>(form, errorOf, serverChecks)
  const typed = useWatch({ control: form.control })
  return (
    <>
      <OrganisationGroup
        field={field}
        disabled={disabled}
        offer={<CompanyOffer form={form} typed={typed} serverChecks={serverChecks} />}
      />
      <Group legend="Wie bestelt er?" disabled={disabled}>
        <AddressedPersonFields field={field} />
      </Group>
      <AddressGroup field={field} disabled={disabled} />
      <PaymentGroup field={field} disabled={disabled} />
    </>
  )
}
