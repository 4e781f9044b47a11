import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CompanyDetails, type Customer, CustomerDetails, changeCompany } from '../../../contract/customer.ts'
import { checkedResolver } from '../../details/checked-resolver.ts'
import { CompanyOffer } from '../../details/company-offer.tsx'
import { detailsFieldsOf } from '../../details/details-fields.ts'
import {
  AddressGroup,
  addressFields,
  Group,
  OrganisationGroup,
  organisationFields,
  PaymentGroup,
  paymentFields,
} from '../../details/details-groups.tsx'
import { formBehaviour, messageOf } from '../../details/form-behaviour.ts'
import { useServerChecks } from '../../details/server-checks.ts'
import { writtenForm } from '../../details/written-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { callAsCustomer } from '../call-as-customer.ts'
import type { FormWays } from '../changeable.tsx'
import { SavedForm } from '../saved-form.tsx'
import { savingOf, useSaving } from '../use-saving.ts'

/** As it is typed. */
type CompanyForm = z.input<typeof CompanyDetails>

const fields = [...organisationFields, 'phoneNumber', ...addressFields, ...paymentFields] as const

type Props = FormWays & { customer: Customer }

/** The company's details to change, under the rules of the registration form (order-flow §2 and §5). */
export function CompanyForm({ customer, onSaved, onCancel }: Props) {
  const serverChecks = useServerChecks()
  const form = useForm<CompanyForm, unknown, CompanyDetails>({
    resolver: checkedResolver(CompanyDetails, serverChecks),
    defaultValues: writtenForm(formOf(customer)),
    ...formBehaviour,
  })
  const saving = useSaving(form, fields, {
    async send(details) {
      const errors = await serverChecks.refusals(details)
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
      return savingOf(await callAsCustomer(changeCompany, { body: details, answer: CustomerDetails }))
    },
    onSaved: ({ data }) => onSaved(data),
  })
  const { errors } = form.formState
  const field = detailsFieldsOf<keyof CompanyForm>(form, name => messageOf(errors, name), serverChecks)
  const typed = useWatch({ control: form.control })
  const disabled = saving.isSaving
  return (
    <SavedForm
      saving={saving}
      submitLabel="Gegevens opslaan"
      actions={
        <Button variant="quiet" onClick={onCancel}>
          Annuleren
        </Button>
      }
    >
      <OrganisationGroup
        field={field}
        disabled={disabled}
        offer={<CompanyOffer form={form} typed={typed} serverChecks={serverChecks} />}
      />
      <Group legend="Bereikbaarheid" disabled={disabled}>
        <TextField {...field('phoneNumber')} label="Telefoonnummer" type="tel" autoComplete="tel" />
      </Group>
      <AddressGroup field={field} disabled={disabled} />
      <PaymentGroup field={field} disabled={disabled} />
    </SavedForm>
  )
}

const formOf = ({ address, vatNumber = '', ...customer }: Customer): CompanyForm => ({
  companyName: customer.companyName,
  kvkNumber: customer.kvkNumber,
  vatNumber,
  phoneNumber: customer.phoneNumber,
  postCode: address.zipCode,
  streetNumber: address.houseNumber,
  streetNumberAddition: address.houseNumberSuffix,
  street: address.streetName,
  city: address.city,
  iban: customer.iban,
  ascription: customer.ascription,
})
