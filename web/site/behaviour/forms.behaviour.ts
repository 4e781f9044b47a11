import type { SiteForm } from '../../../content/site-form.ts'
import { captchaField, csrfField } from '../../../contract/failure.ts'
import { freshCsrfToken } from '../../api-client.ts'
import { fillCaptchaField, prepareCaptchaForForms } from '../../captcha.ts'
import { judgeFields } from '../forms/judge-fields.ts'
import { postedForm, postedTo } from '../forms/posted-form.ts'
import { type SentForm, sendForm } from '../forms/send-form.ts'
import { showRequestProgress } from './progress-bar.ts'
import { writeFieldsOnLeaving } from './written-fields.ts'

/**
 * Sends a form of the website (marketing-site §4, §5 and §8). The browser judges the fields first; while the form is on its
 * way it is locked; what was typed goes only when it has arrived.
 */
export default function startForm(element: HTMLElement) {
  const form = element as HTMLFormElement
  const endpoint = form.dataset.endpoint as SiteForm['endpoint']
  let isSending = false
  showRequestProgress()
  prepareCaptchaForForms()
  setLocked(form, false)
  writeFieldsOnLeaving(form)
  judgeFields(form)

  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (isSending || !form.reportValidity()) return
    isSending = true
    const posted = postedForm(form)
    setLocked(form, true)
    const isFilled = await fillCaptchaField(form, 'submit', endpoint === 'ebook' ? 'threw' : 'failed')
    const sent = isFilled
      ? await sendForm(endpoint, postedTo(form, location.href), withToken(posted, form))
      : null
    setLocked(form, false)
    isSending = false
    if (!sent) form.querySelector<HTMLElement>('[type=submit]')?.focus()
    else if (sent.ok) succeed(form, endpoint, sent)
    else fail(form, endpoint, sent)
  })

  part(form, 'fail')
    ?.querySelector('a')
    ?.addEventListener('click', () => part(form, 'fail')?.removeAttribute('data-at-top'))
}

function withToken(posted: FormData, form: HTMLFormElement): FormData {
  posted.set(captchaField, hiddenField(form, captchaField)?.value ?? '')
  return posted
}

function setLocked(form: HTMLFormElement, isLocked: boolean) {
  for (const locked of form.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>(
    'fieldset, [type=submit]',
  ))
    locked.disabled = isLocked
  form.setAttribute('aria-busy', String(isLocked))
  const spinner = form.querySelector<HTMLElement>('[data-spinner]')
  if (spinner) spinner.hidden = !isLocked
}

function succeed(form: HTMLFormElement, endpoint: SiteForm['endpoint'], sent: SentForm & { ok: true }) {
  form.reset()
  show(form, 'success', 'fail')
  if (endpoint === 'ebook') {
    part(form, 'successHide')?.toggleAttribute('hidden', true)
    addDownload(form, sent.downloadLink)
  }
  part(form, 'success')?.focus()
  renewToken(form)
}

/** A generic form's failure takes the page to its top (marketing-site §4), and its message along. */
function fail(form: HTMLFormElement, endpoint: SiteForm['endpoint'], { reason }: SentForm & { ok: false }) {
  const area = part(form, 'fail')
  const said = area?.querySelector<HTMLElement>('[data-reason]')
  if (said) say(said, reason)
  area?.toggleAttribute('data-at-top', endpoint === 'universal')
  show(form, 'fail', 'success')
  area?.focus({ preventScroll: endpoint === 'universal' })
  if (endpoint === 'universal') window.scrollTo({ top: 0 })
}

function say(area: HTMLElement, reason: (SentForm & { ok: false })['reason']) {
  area.hidden = reason === null
  area.textContent = reason?.dutch ?? ''
  if (!reason?.english) return
  const english = document.createElement('span')
  english.lang = 'en'
  english.textContent = reason.english
  area.prepend(english, ' ')
}

function show(form: HTMLFormElement, shown: 'success' | 'fail', hidden: 'success' | 'fail') {
  part(form, hidden)?.toggleAttribute('hidden', true)
  part(form, shown)?.toggleAttribute('hidden', false)
}

/** Only a file of this site is linked to. */
function addDownload(form: HTMLFormElement, link: string | null) {
  const url = link === null ? null : URL.parse(link, location.href)
  const template = form.parentElement?.querySelector<HTMLTemplateElement>('template[data-download]')
  if (url?.origin !== location.origin || !template) return
  const added = template.content.cloneNode(true) as DocumentFragment
  added.querySelector('a')?.setAttribute('href', url.pathname)
  form.after(added)
}

/** The form's own field holds the token that the next visit of it would send (marketing-site §4). */
async function renewToken(form: HTMLFormElement) {
  const field = hiddenField(form, csrfField)
  if (field) field.value = (await freshCsrfToken()) ?? ''
}

/** One of the areas that the form's attributes name. */
function part(form: HTMLFormElement, name: 'success' | 'fail' | 'successHide'): HTMLElement | null {
  const selector = form.dataset[name]
  return selector ? document.querySelector<HTMLElement>(selector) : null
}

function hiddenField(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
