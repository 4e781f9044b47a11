import { withStoredPhone } from '../../details/server/phone.ts'
import { siteFieldRule } from '../contract.ts'
import { prettyName, type SiteForm } from '../site-form.ts'
import type { FormAnswer } from './submissions.ts'

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
    const parsed = siteFieldRule(field).safeParse(body[field.name])
    if (!parsed.success) return null
    const value = field.kind === 'tel' ? storedPhone(parsed.data) : parsed.data
    if (value === null) return null
    answers.push({ name: field.name, label: prettyName(field), value })
  }
  return answers
}

/** In the form in which phone numbers are stored; null for one that cannot be called. */
function storedPhone(typed: string): string | null {
  if (typed === '') return ''
  const { person, errors } = withStoredPhone({ phoneNumber: typed }, 'phoneNumber')
  return errors.phoneNumber ? null : person.phoneNumber
}
