import type { FormField } from '../../../content/site-form.ts'
import { siteFieldRule } from '../../../contract/site-form-fields.ts'

/**
 * Has the browser's own check of a form judge what stands in it now by the rules of the contract, and speak their words
 * (marketing-site §5).
 */
export function judgeFields(form: HTMLFormElement, fields: readonly FormField[]) {
  const posted = new FormData(form)
  for (const field of fields) {
    const value = field.kind === 'checkbox' ? String(posted.has(field.name)) : posted.get(field.name)
    const problem = siteFieldRule(field).safeParse(value ?? undefined)
    const inputs = form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`)
    for (const input of inputs) input.setCustomValidity(problem.error?.issues[0]?.message ?? '')
  }
}
