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

/** The inputs of the same name: all radios of a group. */
const groupOf = (form: HTMLFormElement, { name }: Input) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`),
]

const optionsOf = (form: HTMLFormElement, input: Input): readonly string[] =>
  (input instanceof HTMLSelectElement ? [...input.options] : groupOf(form, input))
    .map(({ value }) => value)
    .filter(value => value !== '')

/** As it will be posted (posted-form.ts), also while the form is locked and nothing of it would be. */
function postedValue(form: HTMLFormElement, input: Input): string | undefined {
  if (input.dataset.type === 'checkbox') return String((input as HTMLInputElement).checked)
  if (input.dataset.type !== 'radio') return input.value
  return groupOf(form, input).find(({ checked }) => checked)?.value
}
