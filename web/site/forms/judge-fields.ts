import { type SiteField, siteFieldKinds, siteFieldRule } from '../../../contract/site-form-fields.ts'

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Has the browser's own check of a form judge by the rules of the contract and speak their words (marketing-site §5), from
 * here on and with every change. A field says its kind and its label in `data-type` and `data-label`.
 */
export function judgeFields(form: HTMLFormElement) {
  const judgeAll = () => {
    for (const input of form.querySelectorAll<Input>('[data-type]')) judge(form, input)
  }
  form.addEventListener('input', judgeAll)
  // What resets a form does so after its event.
  form.addEventListener('reset', () => queueMicrotask(judgeAll))
  form.addEventListener('focusout', judgeAll)
  judgeAll()
}

function judge(form: HTMLFormElement, input: Input) {
  const problem = siteFieldRule(fieldOf(form, input)).safeParse(postedValue(form, input))
  input.setCustomValidity(problem.error?.issues[0]?.message ?? '')
}

function fieldOf(form: HTMLFormElement, input: Input): SiteField {
  const { type, label = '' } = input.dataset
  const kind = siteFieldKinds.find(known => known === type) ?? 'text'
  return { kind, label, required: input.required, options: optionsOf(form, input) }
}

function optionsOf(form: HTMLFormElement, input: Input): readonly string[] {
  if (input instanceof HTMLSelectElement) return [...input.options].map(({ value }) => value).filter(Boolean)
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(input.name)}"]`)].map(
    ({ value }) => value,
  )
}

/** As it will be posted (posted-form.ts). */
function postedValue(form: HTMLFormElement, input: Input): FormDataEntryValue | undefined {
  if (input.dataset.type === 'checkbox') return String((input as HTMLInputElement).checked)
  return new FormData(form).get(input.name) ?? undefined
}
