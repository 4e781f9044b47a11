import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { type CheckedField, checkedFields, type ServerChecks } from './server-checks.ts'
import { type AddressForm, useAddressFields } from './street-filler.ts'

type AddressField = 'postCode' | 'streetNumber' | 'streetNumberAddition' | 'street' | 'city'

/** The parts of a react-hook-form that are needed; every form with a company's details in it fits. */
type CompanyForm = AddressForm<AddressField> & {
  clearErrors(name: CheckedField): void
  trigger(name: CheckedField): Promise<boolean>
}

const companyAddress = {
  zipCode: 'postCode',
  houseNumber: 'streetNumber',
  addition: 'streetNumberAddition',
  street: 'street',
  city: 'city',
} as const

/** The address of a form with a company's details, which fills in its street and city. */
export const useCompanyAddress = <Name extends string>(
  field: FieldOf<Name | AddressField>,
  form: AddressForm<AddressField>,
) => useAddressFields(field, form, companyAddress)

/** The fields of such a form: asks the server about KVK number and IBAN, and fills in street and city. */
export function useCompanyFields<Name extends string>(
  field: FieldOf<Name | AddressField>,
  form: CompanyForm,
  serverChecks: ServerChecks,
): FieldOf<Name | AddressField> {
  const addressField = useCompanyAddress<Name>(field, form)
  return name => {
    const checked = checkedFields.find(candidate => candidate === name)
    return addressField(
      name,
      checked && {
        onChange: typed => {
          // The server's error was about the earlier number.
          form.clearErrors(checked)
          serverChecks.follow(checked, typed, () => void form.trigger(checked))
        },
      },
    )
  }
}
