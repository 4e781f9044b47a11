import { formatPhone } from '../../../common/checks/phone.ts'
import { formatPostcode } from '../../../common/checks/postcode.ts'
import { formById } from '../forms.ts'
import type { FormAnswer } from './submissions.ts'

/** Kind of the field that an answer belongs to; undefined if the form no longer has it. */
export const kindOfAnswer = (formId: string, name: string): string | undefined =>
  formById(formId)?.fields.find(field => field.name === name)?.kind

/** An answer as people write it: phone numbers and postcodes in groups. */
export function formatAnswer(formId: string, { name, value }: FormAnswer): string {
  if (value === '') return value
  const kind = kindOfAnswer(formId, name)
  if (kind === 'tel') return formatPhone(value)
  return kind === 'postcode' ? formatPostcode(value) : value
}
