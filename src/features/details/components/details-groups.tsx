import { commonTexts } from '../../../common/texts.ts'
import { cleanLine } from '../../../common/typed-text.ts'
import { Group } from '../../../ui/forms/form.tsx'
import type { FieldOf, FieldProps } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import { limitedTo, postcodeLimit } from '../../../ui/forms/limited-input.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { PersonField } from '../person.ts'
import { detailsGroups, knownIbanTexts } from '../texts.ts'
import { NameField } from './name-field.tsx'
import { PersonInputs } from './person-inputs.tsx'
import { StreetField } from './street-field.tsx'

/** The groups of the registration form (order-flow §2); the customer pages show the same ones. */

type GroupProps<Name extends string> = { field: FieldOf<Name> }

type OrganisationProps = GroupProps<'companyName' | 'kvkNumber' | 'vatNumber'> & {
  /** Stands beside the number: what the register knows of the company. */
  offer: Elements
}

export const OrganisationGroup = (props: OrganisationProps) => (
  <Group legend={detailsGroups.organisation}>
    <OrganisationFields {...props} />
  </Group>
)

export const OrganisationFields = ({ field, offer }: OrganisationProps) => (
  <>
    <div className={forms.beside}>
      <TextField {...field('kvkNumber')} />
      {offer}
    </div>
    <NameField {...field('companyName')} autoComplete="organization" />
    <TextField {...field('vatNumber')} />
  </>
)

/** 'Aanhef' and what else is asked of a person. */
export const AddressedPersonFields = ({ field }: { field: FieldOf<'gender' | PersonField> }) => (
  <>
    <GenderField {...field('gender')} />
    <PersonInputs field={field} />
  </>
)

/** One of the two is chosen from the start where the specification has it so: for who registers (order-flow §2). */
export const GenderField = ({ label, name, ref, onChange, onBlur, error, optional }: FieldProps) => (
  <div className={forms.wide}>
    <RadioGroup
      {...{ name, ref, onChange, onBlur, error, optional }}
      legend={label}
      inRow
      options={[
        { value: 'MALE', label: detailsGroups.male },
        { value: 'FEMALE', label: detailsGroups.female },
      ]}
    />
  </div>
)

/** order-flow §5. */
const longestAddition = 10

type AddressField = 'postCode' | 'streetNumber' | 'streetNumberAddition' | 'street' | 'city'

export const AddressGroup = (props: GroupProps<AddressField>) => (
  <Group legend={detailsGroups.address}>
    <AddressFields {...props} />
  </Group>
)

export const AddressFields = ({ field }: GroupProps<AddressField>) => (
  <>
    <TextField {...field('postCode')} {...postcodeLimit} />
    <div className={forms.houseNumber}>
      <TextField {...field('streetNumber')} autoComplete="address-line2" />
      <TextField
        {...field('streetNumberAddition')}
        {...limitedTo(longestAddition, cleanLine)}
        autoComplete="address-line3"
      />
    </div>
    <StreetField {...field('street')} autoComplete="address-line1" />
    <div className={forms.pair}>
      <TextField {...field('city')} autoComplete="address-level2" />
      <TextField id="country" label={commonTexts.country} value={commonTexts.netherlands} disabled readOnly />
    </div>
  </>
)

type PaymentProps = GroupProps<'iban' | 'ascription'> & {
  /** Stands over the fields. */
  note?: string
  known?: KnownIban | null
  onKnownUsed?: ((isUsed: boolean) => void) | undefined
}

/** An IBAN that the server knows and no browser gets: how it ends, and whether it is used in place of a typed one. */
export type KnownIban = { readonly ending: string; readonly isUsed: boolean }

export const PaymentGroup = (props: PaymentProps) => (
  <Group legend={detailsGroups.payment}>
    <PaymentFields {...props} />
  </Group>
)

export const PaymentFields = ({ field, note, known = null, onKnownUsed }: PaymentProps) => (
  <>
    {note && <p className={classes(forms.wide, forms.note)}>{note}</p>}
    {known && (
      <div className={classes(forms.wide, forms.note)}>
        {known.isUsed && <p>{knownIbanTexts.used(known.ending)}</p>}
        <Button small variant="secondary" onClick={() => onKnownUsed?.(!known.isUsed)}>
          {known.isUsed ? knownIbanTexts.other : knownIbanTexts.again(known.ending)}
        </Button>
      </div>
    )}
    {!known?.isUsed && <TextField {...field('iban')} />}
    <NameField {...field('ascription')} hint={detailsGroups.ascriptionHint} enterKeyHint="go" />
  </>
)
