import * as z from 'zod/mini'
import { type FormField, prettyName, type SiteForm } from '../../content/site-form.ts'
import { emailField, optionalText, phoneField, postcodeField, requiredText } from '../../contract/fields.ts'
import { withStoredPhone } from '../checks/phone.ts'
import type { FormAnswer } from './submissions.ts'

/** Longest message, in characters. */
const messageMax = 4000

const yes = 'Ja'
const no = 'Nee'

/** Everything that may stand in a message: lines and tabs, but no other control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/**
 * The answers to a form's own fields, in its order; null where one of them is not right. Whatever else was posted is
 * ignored: a field's kind and name come from the form that the server knows.
 */
export function answersTo(
  { fields }: SiteForm,
  body: Readonly<Record<string, unknown>>,
): readonly FormAnswer[] | null {
  const answers: FormAnswer[] = []
  for (const field of fields) {
    const parsed = schemaOf(field).safeParse(body[field.name])
    if (!parsed.success) return null
    const value = field.kind === 'tel' ? storedPhone(parsed.data) : parsed.data
    if (value === null) return null
    answers.push({ name: field.name, label: prettyName(field), value })
  }
  return answers
}

function schemaOf(field: FormField): z.ZodMiniType<string> {
  switch (field.kind) {
    case 'checkbox':
      return checkbox(field)
    case 'select':
    case 'radio':
      return orEmpty(field, z.enum(field.options ?? []))
    case 'email':
      return orEmpty(field, emailField)
    case 'tel':
      return orEmpty(field, phoneField)
    case 'postcode':
      return orEmpty(field, postcodeField)
    case 'textarea':
      return z._default(
        z.string().check(
          z.trim(),
          z.minLength(field.required ? 1 : 0),
          z.maxLength(messageMax),
          z.refine(text => !unprintable.test(text)),
        ),
        '',
      )
    case 'text':
      return field.required ? requiredText(field.label) : optionalText(field.label)
  }
}

/** An unticked box is posted as `false` (marketing-site §3), by a browser without script not at all. */
function checkbox({ required }: FormField): z.ZodMiniType<string> {
  const ticked = z.pipe(
    z.enum(['true', 'on']),
    z.transform(() => yes),
  )
  const unticked = z.pipe(
    z._default(z.enum(['false', '']), 'false'),
    z.transform(() => no),
  )
  return required ? ticked : z.union([ticked, unticked])
}

const orEmpty = ({ required }: FormField, schema: z.ZodMiniType<string>): z.ZodMiniType<string> =>
  required ? schema : z.union([z._default(z.literal(''), ''), schema])

/** In the form in which phone numbers are stored; null for one that cannot be called. */
function storedPhone(typed: string): string | null {
  if (typed === '') return ''
  const { person, errors } = withStoredPhone({ phoneNumber: typed }, 'phoneNumber')
  return errors.phoneNumber ? null : person.phoneNumber
}
