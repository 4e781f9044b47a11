import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfField } from '../../../common/contract/session.ts'

/**
 * Body of a form (marketing-site §3): its fields, unticked boxes as `false`, each with its dataType and dataPretty,
 * and the form's own id, subject and target. Read before the fields are disabled, since disabled fields are left out.
 */
export function postedForm(form: HTMLFormElement): FormData {
  const posted = new FormData(form)
  posted.delete(csrfField)
  posted.delete(captchaField)
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-type]')) {
    const { name, type } = field
    if (type === 'checkbox' && !field.checked) posted.set(name, 'false')
    posted.set(`dataType[${name}]`, field.dataset.type ?? '')
    posted.set(`dataPretty[${name}]`, field.dataset.pretty ?? '')
  }
  posted.set('formId', form.id)
  posted.set('emailSubject', form.getAttribute('about') ?? '')
  posted.set('emailTarget', form.getAttribute('target') ?? '')
  return posted
}

/**
 * Target of a form: its custom-url, its action, or /universal-form (marketing-site §7). Addresses of other sites are
 * ignored.
 * @param here the address of the page
 */
export function postedTo(form: Pick<HTMLFormElement, 'getAttribute'>, here: string): string {
  const universal = '/universal-form'
  const named = form.getAttribute('custom-url') || form.getAttribute('action') || universal
  const url = URL.parse(named, here)
  return url?.origin === new URL(here).origin ? url.pathname : universal
}
