import type { FieldProblem } from '../../../ui/kit/error-summary.tsx'
import { siteFieldRule } from '../contract.ts'
import type { FormField } from '../site-form.ts'

/**
 * Has the browser's own check of a form judge what stands in it now by the rules of the contract, and speak their words
 * (marketing-site §5).
 */
export function validateFields(form: HTMLFormElement, fields: readonly FormField[]) {
  const posted = new FormData(form)
  for (const field of fields) {
    const value = field.kind === 'checkbox' ? String(posted.has(field.name)) : posted.get(field.name)
    const problem = siteFieldRule(field).safeParse(value ?? undefined)
    const inputs = form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`)
    for (const input of inputs) input.setCustomValidity(problem.error?.issues[0]?.message ?? '')
  }
}

/**
 * The fields that are in use and that the browser's check does not take, in the order of the page: a radio group once, by
 * its first radio.
 */
export function wrongFields(form: HTMLFormElement): WrongField[] {
  const wrong = [...form.elements].filter(
    element => isInput(element) && element.willValidate && !element.validity.valid,
  ) as HTMLInputElement[]
  return [...Map.groupBy(wrong, ({ name }) => name)].flatMap(([name, [first]]) =>
    first ? [{ name, field: first.id, message: first.validationMessage }] : [],
  )
}

/** For the error summary, with the name by which the field is posted. */
export type WrongField = FieldProblem & { readonly name: string }

const isInput = (element: Element): element is HTMLInputElement => 'willValidate' in element
