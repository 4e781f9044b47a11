import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { splitHouseNumber } from '../../common/checks/house-number.ts'
import { afterPress } from './after-press.ts'
import { formatted, type Look, looks } from './field-kinds.ts'
import { factsOf } from './schema-fields.ts'

type FieldOptions = {
  readonly onChange?: (typed: string) => void
  /** After the field was written as the shop writes it. */
  readonly onLeave?: () => void
}

type Registered = ReturnType<UseFormReturn['register']>

/** Props of an input. */
export type Control = Pick<Registered, 'name' | 'ref' | 'onChange'> & {
  readonly id: string
  readonly error: string | undefined
  readonly onBlur: (event: Parameters<Registered['onBlur']>[0]) => void
}

/** Props of a field with a label. */
export type FieldProps = Look &
  Control & { readonly label: string; readonly optional: boolean; readonly required: boolean }

/** Props of a form's fields, by field name. */
export type FieldOf<Name extends string> = (name: Name, options?: FieldOptions) => FieldProps

/** Props of a form's inputs, by field name. A field's text is formatted when it loses focus. */
export function formFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  schema: z.core.$ZodType,
  idPrefix: string,
  names: Set<string>,
) {
  const typedIn = (name: string) => String(form.getValues(name as Path<Values>) ?? '')

  /** Judged anew: what was said of the field was said of what stood there before. */
  function put(name: string, text: string) {
    if (text !== typedIn(name))
      form.setValue(name as Path<Values>, text as never, { shouldDirty: true, shouldValidate: true })
  }

  /** Writes a field as the shop does; "42A" in the field of a house number is number and addition (decisions, "Flow"). */
  function write(name: Path<Values>) {
    const { kind, addition } = factsOf(schema, name) ?? {}
    if (!kind) return
    const text = formatted(kind, typedIn(name))
    const besides = addition && name.slice(0, name.lastIndexOf('.') + 1) + addition
    const split = besides ? splitHouseNumber(text, typedIn(besides)) : null
    put(name, split?.houseNumber ?? text)
    if (besides && split && split.houseNumber !== text) put(besides, split.suffix)
  }

  /**
   * Takes over what stands in the elements: a password manager fills them in without a word to anybody.
   * @param element the form, where it is one; otherwise its fields are found by their ids
   */
  function takeOver(element?: HTMLFormElement | null) {
    const elements = element?.elements ?? [...names].map(name => document.getElementById(idPrefix + name))
    for (const input of elements) if (isInput(input) && names.has(input.name)) takeOverFrom(form, input)
  }

  /** Before the form is sent: the field that it is sent from may not have been left. */
  function settle(element?: HTMLFormElement) {
    takeOver(element)
    for (const name of names) write(name as Path<Values>)
  }

  /** Registration and error of any input. */
  function control(name: Path<Values>, { onChange, onLeave }: FieldOptions = {}): Control {
    names.add(name)
    const {
      ref,
      onChange: onInput,
      onBlur,
    } = form.register(name, {
      onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
      onBlur: () => {
        write(name)
        onLeave?.()
      },
    })
    const problem: { message?: string } | undefined = get(form.formState.errors, name)
    return {
      name,
      ref,
      onChange: onInput,
      id: idPrefix + name,
      error: problem?.message,
      onBlur: event => afterPress(() => void onBlur(event)),
    }
  }

  /** The same with label, keyboard and all else that the kind of the field asks for. */
  function field(name: Path<Values>, options?: FieldOptions): FieldProps {
    const { label, kind, optional = false } = factsOf(schema, name) ?? { label: name, kind: 'text' }
    return {
      enterKeyHint: 'next',
      ...looks[kind],
      label,
      optional,
      required: !optional,
      ...control(name, options),
    }
  }

  return { control, field, takeOver, settle }
}

/** Takes over what stands in an element. */
function takeOverFrom<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  input: Input,
) {
  const name = input.name as Path<Values>
  const known: unknown = form.getValues(name)
  const shown = isTicked(input) ?? input.value
  if (input.type === 'radio' ? shown === true && input.value !== known : shown !== comparable(known))
    form.setValue(name, (input.type === 'radio' ? input.value : shown) as never, { shouldDirty: true })
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isInput = (element: Element | null): element is Input =>
  element !== null && 'value' in element && 'form' in element

const isTicked = (input: Input): boolean | null =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type) ? input.checked : null

const comparable = (known: unknown) => (typeof known === 'boolean' ? known : String(known ?? ''))
