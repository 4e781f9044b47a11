import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { commonTexts } from '../../../content/common-texts.ts'
import { formFailures } from '../../../content/form-texts.ts'
import { companyTexts } from '../../../content/mijn-texts.ts'
import { CompanyDetails, type Customer, CustomerDetails, changeCompany } from '../../../contract/customer.ts'
import { CompanyOffer } from '../../details/company-offer.tsx'
import { useCompanyFields } from '../../details/details-fields.ts'
import { AddressGroup, OrganisationGroup, PaymentGroup } from '../../details/details-groups.tsx'
import { useServerChecks } from '../../details/server-checks.ts'
import { Form, Group, LeaveButton, SubmitButton } from '../../forms/form.tsx'
import { outcomeOf, submit } from '../../forms/submit.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { callAsCustomer } from '../call-as-customer.ts'
import type { ChangeFormProps } from '../changeable.tsx'
import { createDraft } from '../draft.ts'

/** As it is typed. */
type CompanyForm = z.input<typeof CompanyDetails>

export const companyDraft = createDraft<CompanyForm>('company')

type Props = ChangeFormProps & { customer: Customer }

/** The company's details to change, under the rules of the registration form (order-flow §2 and §5). */
export function CompanyForm({ customer, onSaved, onCancel }: Props) {
  const serverChecks = useServerChecks()
  const form = useContractForm({
    schema: CompanyDetails,
    refusals: serverChecks.known,
    initial: { ...formOf(customer), ...companyDraft.of(customer.id) },
    memory: { save: typed => companyDraft.save(customer.id, typed) },
    async send(details) {
      const errors = await serverChecks.refusals(details)
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
      const options = { answer: CustomerDetails, through: callAsCustomer }
      return outcomeOf(await submit(changeCompany, details, options))
    },
    onTaken: ({ data }) => onSaved(data),
  })
  const field = useCompanyFields(form.field, form.form, serverChecks)
  const typed = useWatch({ control: form.form.control })
  return (
    <Form
      form={form}
      failed={formFailures.notSaved}
      actions={
        <>
          <SubmitButton>{companyTexts.save}</SubmitButton>
          <LeaveButton onClick={onCancel}>{commonTexts.cancel}</LeaveButton>
        </>
      }
    >
      <OrganisationGroup
        field={field}
        offer={<CompanyOffer form={form.form} typed={typed} serverChecks={serverChecks} />}
      />
      <Group legend={companyTexts.reach}>
        <TextField {...field('phoneNumber')} />
      </Group>
      <AddressGroup field={field} />
      <PaymentGroup field={field} />
    </Form>
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
