import { splitHouseNumber } from '../../domain/checks/house-number.ts'
import type { FieldOf } from '../forms/form-fields.ts'
import { type CheckedField, checkedFields, type ServerChecks } from './server-checks.ts'
import { useStreetFiller } from './street-filler.ts'

type NumberField = 'streetNumber' | 'streetNumberAddition'
type AddressField = 'postCode' | 'street' | 'city'

/** The parts of a react-hook-form that are needed; every form with a company's details in it fits. */
type CompanyForm = {
  clearErrors(name: CheckedField): void
  trigger(name: CheckedField): Promise<boolean>
  getValues(name: NumberField | AddressField): unknown
  setValue(
    name: NumberField | AddressField,
    value: string,
    options?: { shouldDirty: true; shouldValidate: true },
  ): void
}

/**
 * The fields of a form with a company's details: asks the server about KVK number and IBAN, splits "42A", and fills in
 * street and city.
 */
export function useCompanyFields<Name extends string>(
  field: FieldOf<Name>,
  form: CompanyForm,
  serverChecks: ServerChecks,
): FieldOf<Name> {
  const fillStreet = useStreetFiller(form, {
    zipCode: 'postCode',
    houseNumber: 'streetNumber',
    street: 'street',
    city: 'city',
  })
  return name => {
    const checked = checkedFields.find(candidate => candidate === name)
    return field(name, {
      ...(checked && {
        onChange: typed => {
          // What the server said was about the number as it was.
          form.clearErrors(checked)
          serverChecks.follow(checked, typed, () => void form.trigger(checked))
        },
      }),
      ...(name === 'postCode' && { onLeave: () => void fillStreet() }),
      ...(name === 'streetNumber' && {
        onLeave: () => {
          splitNumber(form)
          void fillStreet()
        },
      }),
    })
  }
}

/** "42A" in the number's field is number and addition (decisions, "Flow"). */
function splitNumber(form: Pick<CompanyForm, 'getValues' | 'setValue'>) {
  const split = splitHouseNumber(
    String(form.getValues('streetNumber')),
    String(form.getValues('streetNumberAddition')),
  )
  if (!split?.suffix) return
  form.setValue('streetNumber', split.houseNumber)
  form.setValue('streetNumberAddition', split.suffix)
}
