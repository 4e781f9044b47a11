import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { afterPress } from './after-press.ts'
import { type Look, looks, written } from './field-kinds.ts'
import { factsOf } from './schema-fields.ts'

type FieldOptions = {
  readonly onChange?: (typed: string) => void
  /** After the field was written as the shop writes it. */
  readonly onLeave?: () => void
}

type Registered = ReturnType<UseFormReturn['register']>

/** What an input needs. */
type Control = Pick<Registered, 'name' | 'ref' | 'onChange'> & {
  readonly id: string
  readonly error: string | undefined
  readonly onBlur: (event: Parameters<Registered['onBlur']>[0]) => void
}

/** What a field with a label needs. */
export type FieldProps = Look &
  Control & { readonly label: string; readonly optional: boolean; readonly required: boolean }

/** What the fields of a form with these names need. */
export type FieldOf<Name extends string> = (name: Name, options?: FieldOptions) => FieldProps

/** What the inputs of a form need, by the name of the field; a field is written as the shop does once it is left. */
export function formFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  schema: z.core.$ZodType,
  idPrefix: string,
) {
  function writeAs(name: Path<Values>, format: (typed: string) => string) {
    const typed = String(form.getValues(name) ?? '')
    const formatted = format(typed)
    if (formatted !== typed) form.setValue(name, formatted as never)
  }

  /** Registration and error of any input. */
  function control(name: Path<Values>, { onChange, onLeave }: FieldOptions = {}): Control {
    const kind = factsOf(schema, name)?.kind
    const {
      ref,
      onChange: onInput,
      onBlur,
    } = form.register(name, {
      onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
      onBlur: () => {
        if (kind) writeAs(name, typed => written(kind, typed))
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

  return { control, field }
}
