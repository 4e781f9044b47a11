import type { UseFormReturn } from 'react-hook-form'
import type { GuestDetails } from '../../contract/details.ts'
import { splitHouseNumber } from '../../domain/checks/house-number.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import forms from './forms.module.css'
import type { GuestForm } from './guest-form.ts'
import type { CheckedField, ServerChecks } from './server-checks.ts'

/** In the order of the screen, for the error summary. */
export const newCustomerFields = [
  'companyName',
  'kvkNumber',
  'vatNumber',
  'gender',
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'postCode',
  'streetNumber',
  'streetNumberAddition',
  'street',
  'city',
  'iban',
  'ascription',
] as const satisfies readonly (keyof GuestForm)[]

type Props = {
  form: UseFormReturn<GuestForm, unknown, GuestDetails>
  errorOf: (field: keyof GuestForm) => string | undefined
  serverChecks: ServerChecks
  disabled: boolean
}

/** Every field of the registration form (order-flow §2), in four groups. */
export function NewCustomerFields({ form, errorOf, serverChecks, disabled }: Props) {
  const field = (name: keyof GuestForm) => ({ ...form.register(name), error: errorOf(name) })
  const checkedField = (name: CheckedField) => ({
    ...form.register(name, {
      onChange: event => {
        // What the server said was about the number as it was.
        form.clearErrors(name)
        serverChecks.follow(name, event.target.value, () => void form.trigger(name))
      },
    }),
    error: errorOf(name),
  })
  // "42A" in the number's field is number and addition (decisions, "Flow").
  const splitNumber = () => {
    const split = splitHouseNumber(
      String(form.getValues('streetNumber')),
      form.getValues('streetNumberAddition'),
    )
    if (!split?.suffix) return
    form.setValue('streetNumber', split.houseNumber)
    form.setValue('streetNumberAddition', split.suffix)
  }
  return (
    <>
      <Group legend="Organisatie" disabled={disabled}>
        <TextField
          {...field('companyName')}
          label="Organisatie"
          autoComplete="organization"
          className={forms.wide}
        />
        <TextField
          {...checkedField('kvkNumber')}
          label="KVK nummer"
          hint="8 cijfers"
          inputMode="numeric"
          maxLength={11}
          size="medium"
        />
        <TextField
          {...field('vatNumber')}
          label="BTW nummer"
          hint="Bijvoorbeeld NL000099998B57"
          optional
          maxLength={25}
        />
      </Group>
      <Group legend="Wie bestelt er?" disabled={disabled}>
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
        <TextField {...field('firstName')} label="Voornaam" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Achternaam" autoComplete="family-name" />
        <TextField {...field('phoneNumber')} label="Telefoonnummer" type="tel" autoComplete="tel" />
        <TextField {...field('email')} label="E-mailadres" type="email" autoComplete="email" />
      </Group>
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
          <TextField
            {...form.register('streetNumber', { onBlur: splitNumber })}
            error={errorOf('streetNumber')}
            label="Huisnummer"
            inputMode="numeric"
            maxLength={10}
          />
          <TextField {...field('streetNumberAddition')} label="Toevoeging" maxLength={10} />
        </div>
        <TextField {...field('street')} label="Straat" />
        <TextField {...field('city')} label="Plaats" autoComplete="address-level2" />
        <TextField id="country" label="Land" value="Nederland" disabled readOnly />
      </Group>
      <Group legend="Betaalgegevens" disabled={disabled}>
        <TextField
          {...checkedField('iban')}
          label="IBAN"
          hint="Bijvoorbeeld NL91 ABNA 0417 1643 00"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
        />
        <TextField {...field('ascription')} label="Tennaamstelling" hint="Naam bij deze rekening" />
      </Group>
    </>
  )
}

type GroupProps = { legend: string; disabled: boolean; children: React.ReactNode }

const Group = ({ legend, disabled, children }: GroupProps) => (
  <fieldset disabled={disabled}>
    <legend className={forms.legend}>{legend}</legend>
    <div className={forms.fields}>{children}</div>
  </fieldset>
)
