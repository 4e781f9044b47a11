import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Group } from '../../../ui/forms/form.tsx'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { DetailsRows } from '../../../ui/layout/details-block.tsx'
import type { GuestDetails } from '../details-schema.ts'
import { addressLine, companyLines, paymentLine } from '../facts.ts'
import { detailsTitles } from '../label-texts.ts'
import { personFields, personLine } from '../person.ts'
import { detailsGroups } from '../texts.ts'
import { CompanyOffer } from './company-offer.tsx'
import { useCompanyFields } from './details-fields.ts'
import { AddressedPersonFields, AddressFields, OrganisationFields, PaymentFields } from './details-groups.tsx'
import { FoldingRow } from './folding-row.tsx'
import type { GuestForm } from './guest-form.ts'
import type { ServerChecks } from './server-checks.ts'
import { useFoldingRows } from './use-folding-rows.ts'

const fields = {
  company: ['kvkNumber', 'companyName', 'vatNumber'],
  address: ['postCode', 'streetNumber', 'streetNumberAddition', 'street', 'city'],
  person: ['gender', ...personFields],
  payment: ['iban', 'ascription'],
} as const satisfies Record<string, readonly (keyof GuestForm)[]>
export type NewCustomerRow = keyof typeof fields

/** The field of a row that the server is asked about. */
const checkedIn: Readonly<Partial<Record<NewCustomerRow, 'kvkNumber' | 'iban'>>> = {
  company: 'kvkNumber',
  payment: 'iban',
}

type Props = {
  form: UseFormReturn<GuestForm, unknown, GuestDetails>
  field: FieldOf<keyof GuestForm>
  wrong: () => readonly string[]
  serverChecks: ServerChecks
  /** Row that is open at first although it is right. */
  open: NewCustomerRow | null
}

/** Every field of the registration form (order-flow §2) as the rows of one list, which fold. */
export function NewCustomerRows({ form, serverChecks, wrong, open, ...props }: Props) {
  const field = useCompanyFields(props.field, form, serverChecks)
  const typed = useWatch({ control: form.control })
  const row = useFoldingRows({
    fields,
    wrong,
    open,
    // The register offers the address along with the company.
    staysFor: { company: 'address' },
    holds: async name => {
      const checked = checkedIn[name]
      return !checked || serverChecks.holds(checked, form.getValues(checked))
    },
  })
  const values = form.getValues()
  const where = {
    streetName: values.street,
    houseNumber: String(values.streetNumber),
    houseNumberSuffix: values.streetNumberAddition ?? '',
    zipCode: values.postCode,
    city: values.city,
  }
  return (
    <DetailsRows>
      <FoldingRow {...row('company')} title={detailsTitles.organisation} lines={companyLines(values)}>
        <Group legend={detailsTitles.organisation} isLegendHidden>
          <OrganisationFields
            field={field}
            offer={<CompanyOffer form={form} typed={typed} serverChecks={serverChecks} />}
          />
        </Group>
      </FoldingRow>
      <FoldingRow {...row('address')} title={detailsGroups.address} lines={[addressLine(where)]}>
        <Group legend={detailsGroups.address} isLegendHidden>
          <AddressFields field={field} />
        </Group>
      </FoldingRow>
      <FoldingRow
        {...row('person')}
        title={detailsTitles.contact}
        lines={[personLine({ ...values, gender: values.gender ?? 'MALE' })]}
      >
        <Group legend={detailsGroups.person} isLegendHidden>
          <AddressedPersonFields field={field} />
        </Group>
      </FoldingRow>
      <FoldingRow {...row('payment')} title={detailsGroups.payment} lines={[paymentLine(values)]}>
        <Group legend={detailsGroups.payment} isLegendHidden>
          <PaymentFields field={field} note={detailsGroups.paymentHow} />
        </Group>
      </FoldingRow>
    </DetailsRows>
  )
}
