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
import { ReferenceFields } from '../../../details/components/reference-fields.tsx'
import { useServerChecks } from '../../../details/components/server-checks.ts'
import type { TypedReferences } from '../../../details/references.ts'
import { referenceTexts } from '../../../details/texts.ts'
import { isAnotherEmail, isAnotherIban } from '../../account-changes.ts'
import { confirmTexts } from '../../account-texts.ts'
import { callAsCustomer } from '../../components/mijn/call-as-customer.ts'
import type { ChangeFormProps } from '../../components/mijn/changeable.tsx'
import { createDraft } from '../../components/mijn/draft.ts'
import { PasswordAgain } from '../../components/mijn/password-again.tsx'
import { CompanyChange, type CompanyDetails, type Customer } from '../../contract.ts'
import { companyTexts } from '../../texts.ts'

/** As it is typed, and kept. */
type TypedDetails = z.input<typeof CompanyDetails>
/** The password may hold anything where it is not asked. */
type CompanyForm = TypedDetails & { currentPassword: string }

/** Whether it decides anew where money and invoices go. */
const needsPassword = (
  { iban, references }: Customer,
  typed: { readonly iban?: string | undefined; readonly references?: TypedReferences | undefined },
): boolean =>
  isAnotherIban(iban, typed.iban ?? '') ||
  isAnotherEmail(references.invoiceEmail, typed.references?.invoiceEmail ?? '')

/** The form as typed → what the server is sent. */
const changeOf = (customer: Customer) =>
  z.pipe(
    z.transform(
      ({ currentPassword, ...typed }: CompanyForm): z.input<typeof CompanyChange> =>
        needsPassword(customer, typed) ? { ...typed, currentPassword } : typed,
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
      <ReferenceFields
        field={form.field}
        initial={form.form.formState.defaultValues?.references}
        note={referenceTexts.ofAccount}
      />
      {needsPassword(customer, typed) && (
        <PasswordAgain
          field={form.field('currentPassword')}
          email={customer.email}
          hint={confirmTexts.forPayment}
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
  references: customer.references,
})
