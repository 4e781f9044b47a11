import { formatPhone } from '../../../domain/checks/phone.ts'
import { formatPostcode } from '../../../domain/checks/postcode.ts'

/** Rewrites a phone number or a postcode as the shop writes it once its field is left. */
export function writeFieldsOnLeaving(form: HTMLFormElement) {
  form.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type === 'tel') target.value = formatPhone(target.value)
    else if (target.autocomplete === 'postal-code') target.value = formatPostcode(target.value)
  })
}
