import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Group } from '../../../ui/forms/form.tsx'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import type { GuestDetails } from '../details-schema.ts'
import { detailsGroups } from '../texts.ts'
import { CompanyOffer } from './company-offer.tsx'
import { useCompanyFields } from './details-fields.ts'
import {
  AddressedPersonFields,
  AddressGroup,
  type KnownIban,
  OrganisationGroup,
  PaymentGroup,
} from './details-groups.tsx'
import type { GuestForm } from './guest-form.ts'
import type { ServerChecks } from './server-checks.ts'

type Props = {
  form: UseFormReturn<GuestForm, unknown, GuestDetails>
  field: FieldOf<keyof GuestForm>
  serverChecks: ServerChecks
  /** The IBAN that the server knows, and whether it is used; null where it knows none. */
  known?: KnownIban | null
  onKnownUsed?: (isUsed: boolean) => void
}

/** Every field of the registration form (order-flow §2), in four groups. */
export function NewCustomerFields({ form, serverChecks, known = null, onKnownUsed, ...props }: Props) {
  const field = useCompanyFields(props.field, form, serverChecks)
  const typed = useWatch({ control: form.control })
  return (
    <>
      <OrganisationGroup
        field={field}
        offer={<CompanyOffer form={form} typed={typed} serverChecks={serverChecks} />}
      />
      <Group legend={detailsGroups.person}>
        <AddressedPersonFields field={field} />
      </Group>
      <AddressGroup field={field} />
      <PaymentGroup field={field} note={detailsGroups.paymentHow} known={known} onKnownUsed={onKnownUsed} />
    </>
  )
}
