import { csrfField } from '../../../contract/failure.ts'
import { zipcodeProblemField } from '../../../contract/site-forms.ts'
import { freshCsrfToken } from '../../api-client.ts'
import { fillCaptchaField, prepareCaptchaForForms } from '../../captcha.ts'
import { showRequestProgress } from './progress-bar.ts'
import { writeFieldsOnLeaving } from './written-fields.ts'

const fields = ['zipCode', 'housenumber', 'housenumber_extension'] as const
const storageKey = 'adrescheck'

/**
 * The zipcode check form: fills its hidden fields and then lets it submit normally (marketing-site §4). Back on this page it
 * says what was wrong, with what was typed; that waits in the tab's own storage, not in an address.
 */
export default function startZipcodeCheck(element: HTMLElement) {
  const form = element as HTMLFormElement
  let isSending = false
  showRequestProgress()
  prepareCaptchaForForms()
  setBusy(form, false)
  showProblem(form)
  writeFieldsOnLeaving(form)

  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    setBusy(form, true)
    const isFilled = await fillCaptchaField(form, 'zipcode_check')
    if (isFilled) {
      inputOf(form, csrfField).value = (await freshCsrfToken()) ?? ''
      remember(form)
      form.submit()
      return
    }
    isSending = false
    setBusy(form, false)
  })
  // The browser's Back may show the page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isSending = false
    setBusy(form, false)
  })
}

function setBusy(form: HTMLFormElement, isBusy: boolean) {
  form.setAttribute('aria-busy', String(isBusy))
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (button) button.disabled = isBusy
  const spinner = form.querySelector<HTMLElement>('[data-spinner]')
  if (spinner) spinner.hidden = !isBusy
}

/** The query says what was wrong, once: a reload or a shared link begins afresh. */
function showProblem(form: HTMLFormElement) {
  const address = new URL(location.href)
  const problem = address.searchParams.get(zipcodeProblemField)
  if (problem === null) return
  recall(form)
  for (const said of form.querySelectorAll<HTMLElement>('[data-problem]'))
    said.hidden = said.dataset.problem !== problem
  const postcode = inputOf(form, 'zipCode')
  if (problem === 'onbekend') {
    postcode.setAttribute('aria-invalid', 'true')
    postcode.setAttribute('aria-describedby', `${postcode.id}-error`)
  }
  postcode.focus()
  address.searchParams.delete(zipcodeProblemField)
  history.replaceState(history.state, '', address)
}

function remember(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(fields.map(name => inputOf(form, name).value)))
  } catch {
    // Without storage the visitor types it again.
  }
}

function recall(form: HTMLFormElement) {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    sessionStorage.removeItem(storageKey)
    if (!Array.isArray(typed)) return
    for (const [position, name] of fields.entries())
      if (typeof typed[position] === 'string') inputOf(form, name).value = typed[position]
  } catch {
    // What cannot be read is typed again.
  }
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) return field
  throw new Error(`The form has no field ${name}`)
}
