import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Group } from '../../../ui/forms/form.tsx'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import type { GuestDetails } from '../details-schema.ts'
import { addressLine, organisationLines, paymentLine } from '../facts.ts'
import { personFields, personLine } from '../person.ts'
import { detailsGroups } from '../texts.ts'
import { CompanyOffer } from './company-offer.tsx'
import { useCompanyFields } from './details-fields.ts'
import { AddressedPersonFields, AddressFields, OrganisationFields, PaymentFields } from './details-groups.tsx'
import { FoldingCard } from './folding-card.tsx'
import type { GuestForm } from './guest-form.ts'
import type { ServerChecks } from './server-checks.ts'
import { useFoldingCards } from './use-folding-cards.ts'

const address = ['postCode', 'streetNumber', 'streetNumberAddition', 'street', 'city'] as const

/** The cards of the registration form; the address is a part of the company's. */
const fields = {
  company: ['kvkNumber', 'companyName', 'vatNumber', ...address],
  address,
  person: ['gender', ...personFields],
  payment: ['iban', 'ascription'],
} as const satisfies Record<string, readonly (keyof GuestForm)[]>
export type NewCustomerCard = keyof typeof fields

/** The field of a card that the server is asked about. */
const checkedIn: Readonly<Partial<Record<NewCustomerCard, 'kvkNumber' | 'iban'>>> = {
  company: 'kvkNumber',
  payment: 'iban',
}

type Props = {
  form: UseFormReturn<GuestForm, unknown, GuestDetails>
  field: FieldOf<keyof GuestForm>
  wrong: () => readonly string[]
  serverChecks: ServerChecks
  /** Card that is open at first although it is right. */
  open: NewCustomerCard | null
}

/** Every field of the registration form (order-flow §2) in cards that fold: company, person and payment. */
export function NewCustomerCards({ form, serverChecks, wrong, open, ...props }: Props) {
  const field = useCompanyFields(props.field, form, serverChecks)
  const typed = useWatch({ control: form.control })
  const card = useFoldingCards({
    fields,
    wrong,
    open,
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
    <>
      <FoldingCard
        {...card('company')}
        title={detailsGroups.organisation}
        lines={organisationLines({ ...values, vatNumber: values.vatNumber ?? '', address: where })}
      >
        <Group legend={detailsGroups.organisation} isLegendHidden>
          <OrganisationFields
            field={field}
            offer={<CompanyOffer form={form} typed={typed} serverChecks={serverChecks} />}
          />
        </Group>
        <FoldingCard {...card('address')} isPart title={detailsGroups.address} lines={[addressLine(where)]}>
          <Group legend={detailsGroups.address} isLegendHidden>
            <AddressFields field={field} />
          </Group>
        </FoldingCard>
      </FoldingCard>
      <FoldingCard
        {...card('person')}
        title={detailsGroups.person}
        lines={[personLine({ ...values, gender: values.gender ?? 'MALE' })]}
      >
        <Group legend={detailsGroups.person} isLegendHidden>
          <AddressedPersonFields field={field} />
        </Group>
      </FoldingCard>
      <FoldingCard {...card('payment')} title={detailsGroups.payment} lines={[paymentLine(values)]}>
        <Group legend={detailsGroups.payment} isLegendHidden>
          <PaymentFields field={field} note={detailsGroups.paymentHow} />
        </Group>
      </FoldingCard>
    </>
  )
}
