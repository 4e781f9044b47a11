import type { UseFormRegisterReturn } from 'react-hook-form'
import { splitHouseNumber } from '../../domain/checks/house-number.ts'
import { checkedFields, type ServerChecks } from './server-checks.ts'
import { rewrite } from './written-form.ts'

/** What a field of a form needs: its registration, and its error while it has one. */
export type FieldOf<Name extends string> = (
  name: Name,
) => UseFormRegisterReturn & { error: string | undefined }

type NumberField = 'streetNumber' | 'streetNumberAddition'
type CheckedField = (typeof checkedFields)[number]

/** The parts of a react-hook-form that its fields need; every form with a company's details in it fits. */
type FormWith<Name extends string> = {
  register(
    name: Name,
    options?: { onChange?: (event: { target: { value: string } }) => void; onBlur?: () => void },
  ): UseFormRegisterReturn
  clearErrors(name: CheckedField): void
  trigger(name: CheckedField): Promise<boolean>
  getValues(name: Name): unknown
  setValue(name: Name, value: string): void
}

/**
 * The fields of a form with a company's details: asks the server about KVK number and IBAN, splits "42A", and
 * writes what was typed as the shop does once the field is left.
 */
export const detailsFieldsOf =
  <Name extends string>(
    form: FormWith<Name | CheckedField | NumberField>,
    errorOf: (name: Name) => string | undefined,
    serverChecks: ServerChecks,
  ): FieldOf<Name> =>
  name => {
    const checked = checkedFields.find(field => field === name)
    const options = {
      ...(checked && {
        onChange: (event: { target: { value: string } }) => {
          // What the server said was about the number as it was.
          form.clearErrors(checked)
          serverChecks.follow(checked, event.target.value, () => void form.trigger(checked))
        },
      }),
      onBlur: () => (name === 'streetNumber' ? splitNumber(form) : rewrite(form, name)),
    }
    return { ...form.register(name, options), error: errorOf(name) }
  }

/** "42A" in the number's field is number and addition (decisions, "Flow"). */
function splitNumber(form: Pick<FormWith<NumberField>, 'getValues' | 'setValue'>) {
  const split = splitHouseNumber(
    String(form.getValues('streetNumber')),
    String(form.getValues('streetNumberAddition')),
  )
  if (!split?.suffix) return
  form.setValue('streetNumber', split.houseNumber)
  form.setValue('streetNumberAddition', split.suffix)
}
