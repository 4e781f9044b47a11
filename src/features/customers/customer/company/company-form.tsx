import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { commonTexts } from '../../../../common/texts.ts'
import { Form, Group, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { CompanyOffer } from '../../../details/components/company-offer.tsx'
import { useCompanyFields } from '../../../details/components/details-fields.ts'
import { AddressGroup, OrganisationGroup, PaymentGroup } from '../../../details/components/details-groups.tsx'
import { useServerChecks } from '../../../details/components/server-checks.ts'
import { isAnotherIban } from '../../account-changes.ts'
import { confirmTexts } from '../../account-texts.ts'
import { callAsCustomer } from '../../components/mijn/call-as-customer.ts'
import type { ChangeFormProps } from '../../components/mijn/changeable.tsx'
import { createDraft } from '../../components/mijn/draft.ts'
import { PasswordAgain } from '../../components/mijn/password-again.tsx'
import { CompanyChange, type CompanyDetails, type Customer } from '../../contract.ts'
import { companyTexts } from '../../texts.ts'

/** As it is typed, and kept. */
type TypedDetails = z.input<typeof CompanyDetails>
/** The password may hold anything while the IBAN is the same. */
type CompanyForm = TypedDetails & { currentPassword: string }

/** The form as typed → what the server is sent. */
const changeOf = ({ iban }: Customer) =>
  z.pipe(
    z.transform(
      ({ currentPassword, ...typed }: CompanyForm): z.input<typeof CompanyChange> =>
        isAnotherIban(iban, typed.iban) ? { ...typed, currentPassword } : typed,
    ),
    CompanyChange,
  )

export const companyDraft = createDraft<TypedDetails>('company')

type Props = ChangeFormProps & { customer: Customer }

/** The company's details to change, under the rules of the registration form (order-flow §2 and §5). */
export function CompanyForm({ customer, onSaved, onCancel }: Props) {
  const serverChecks = useServerChecks()
  const form = useContractForm({
    schema: changeOf(customer),
    refusals: serverChecks.known,
    initial: { ...formOf(customer), ...companyDraft.of(customer.id), currentPassword: '' },
    memory: { save: ({ currentPassword: _, ...typed }) => companyDraft.save(customer.id, typed) },
    async send(details) {
      const errors = await serverChecks.refusals(details)
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
      const options = { through: callAsCustomer }
      return outcomeOf(await submit('PUT /api/mijn/bedrijf', details, options))
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
      {isAnotherIban(customer.iban, typed.iban ?? '') && (
        <PasswordAgain
          field={form.field('currentPassword')}
          email={customer.email}
          hint={confirmTexts.forIban}
        />
      )}
    </Form>
  )
}

const formOf = ({ address, vatNumber = '', ...customer }: Customer): TypedDetails => ({
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
