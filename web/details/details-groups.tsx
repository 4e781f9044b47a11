import type { ReactNode } from 'react'
import type { PersonField } from '../../domain/person.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { FieldOf } from './details-fields.ts'
import forms from './forms.module.css'
import { PersonInputs } from './person-inputs.tsx'

/** The groups of the registration form (order-flow §2); the customer pages show the same ones. */

type GroupProps<Name extends string> = {
  field: FieldOf<Name>
  disabled: boolean
}

export const organisationFields = ['companyName', 'kvkNumber', 'vatNumber'] as const

type OrganisationProps = GroupProps<(typeof organisationFields)[number]> & {
  /** Stands under the numbers: what the register knows of the company. */
  offer: ReactNode
}

export const OrganisationGroup = ({ field, disabled, offer }: OrganisationProps) => (
  <Group legend="Organisatie" disabled={disabled}>
    <TextField
      {...field('companyName')}
      label="Organisatie"
      autoComplete="organization"
      className={forms.wide}
    />
    <TextField
      {...field('kvkNumber')}
      label="KVK nummer"
      hint="8 cijfers"
      inputMode="numeric"
      maxLength={11}
      size="medium"
      roomForError
    />
    <TextField
      {...field('vatNumber')}
      label="BTW nummer"
      hint="Bijvoorbeeld NL000099998B57"
      optional
      maxLength={25}
    />
    <div className={forms.wide}>{offer}</div>
  </Group>
)

/** 'Aanhef' and what else is asked of a person. */
export const AddressedPersonFields = ({ field }: { field: FieldOf<'gender' | PersonField> }) => (
  <>
    <div className={forms.wide}>
      <RadioGroup
        {...field('gender')}
        legend="Aanhef"
        inRow
        options={[
          { value: 'MALE', label: 'Dhr.' },
          { value: 'FEMALE', label: 'Mevr.' },
        ]}
      />
    </div>
    <PersonInputs field={field} />
  </>
)

export const addressFields = ['postCode', 'streetNumber', 'streetNumberAddition', 'street', 'city'] as const

export const AddressGroup = ({ field, disabled }: GroupProps<(typeof addressFields)[number]>) => (
  <Group legend="Adres van de organisatie" disabled={disabled}>
    <TextField
      {...field('postCode')}
      label="Postcode"
      placeholder="1234 AB"
      autoComplete="postal-code"
      maxLength={7}
      size="medium"
    />
    <div className={forms.houseNumber}>
      <TextField {...field('streetNumber')} label="Huisnummer" inputMode="numeric" maxLength={10} />
      <TextField {...field('streetNumberAddition')} label="Toevoeging" maxLength={10} />
    </div>
    <TextField {...field('street')} label="Straat" />
    <TextField {...field('city')} label="Plaats" autoComplete="address-level2" />
    <TextField id="country" label="Land" value="Nederland" disabled readOnly />
  </Group>
)

export const paymentFields = ['iban', 'ascription'] as const

export const PaymentGroup = ({ field, disabled }: GroupProps<(typeof paymentFields)[number]>) => (
  <Group legend="Betaalgegevens" disabled={disabled}>
    <TextField
      {...field('iban')}
      label="IBAN"
      hint="Bijvoorbeeld NL91 ABNA 0417 1643 00"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={50}
      roomForError
    />
    <TextField {...field('ascription')} label="Tennaamstelling" hint="Naam bij deze rekening" />
  </Group>
)

type Props = { legend: string; disabled: boolean; children: ReactNode }

/** Fields that belong together, under their name. */
export const Group = ({ legend, disabled, children }: Props) => (
  <fieldset disabled={disabled}>
    <legend className={forms.legend}>{legend}</legend>
    <div className={forms.fields}>{children}</div>
  </fieldset>
)
