import type { UseFormRegisterReturn } from 'react-hook-form'
import { formatIban } from '../../domain/checks/iban.ts'
import { normalizeKvkNumber } from '../../domain/checks/kvk.ts'
import { formatPhone } from '../../domain/checks/phone.ts'
import { formatPostcode } from '../../domain/checks/postcode.ts'

type Format = (typed: string) => string

/** How the shop writes what stands in a field, by the last part of the field's name. What cannot be read stays as typed. */
const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['postCode', formatPostcode],
  ['zipCode', formatPostcode],
  ['phoneNumber', formatPhone],
  ['telefoonnummers', formatPhone],
  ['iban', formatIban],
  ['kvkNumber', typed => normalizeKvkNumber(typed) ?? typed],
])

const formatOf = (name: string): Format | undefined => formats.get(name.split('.').at(-1) ?? name)

/** The values that a form starts with, written as a field that was left is. */
export function writtenForm<Values extends object>(values: Values): Values {
  const written = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string') return [name, formatOf(name)?.(value) ?? value]
    return [name, typeof value === 'object' && value !== null ? writtenForm(value) : value]
  })
  return Object.fromEntries(written) as Values
}

/** The parts of a react-hook-form that are needed. */
type FormWith<Name extends string> = {
  register(name: Name, options?: { onBlur?: () => void }): UseFormRegisterReturn
  getValues(name: Name): unknown
  setValue(name: Name, value: string): void
}

/** Rewrites the field as the shop writes it. */
export function rewrite<Name extends string>(
  form: Pick<FormWith<Name>, 'getValues' | 'setValue'>,
  name: Name,
) {
  const typed = String(form.getValues(name) ?? '')
  const written = formatOf(name)?.(typed) ?? typed
  if (written !== typed) form.setValue(name, written)
}

/** Registers a field that is rewritten when it is left. */
export const registerWritten = <Name extends string>(form: FormWith<Name>, name: Name) =>
  form.register(name, { onBlur: () => rewrite(form, name) })
