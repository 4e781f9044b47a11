import { captchaField } from '../contract/failure.ts'
import { type CaptchaAction, CaptchaKey, captchaKey, selfHostedCaptchaKey } from '../contract/session.ts'
import { call } from './api-client.ts'
import { CaptchaUnreachable, selfHostedToken } from './captcha-self-hosted.ts'

/** What a visitor is told, by `window.alert` and to the letter (order-flow §8). */
const alerts = {
  fieldMissing: 'Er is een probleem met reCAPTCHA. Probeer het later opnieuw.',
  failed: 'Verificatie mislukt. Probeer opnieuw.',
} as const

/** The page may name the key; otherwise the server is asked, once. */
export const captchaKeyMeta = 'captcha-site-key'

let askedKey: Promise<string | null> | undefined

/**
 * A token that shows that a person does this; it serves once, for this action. The visitor notices nothing.
 * @throws when no token can be had: `CaptchaUnreachable` while the server cannot be reached
 */
async function captchaToken(action: CaptchaAction): Promise<string> {
  const key = await siteKey()
  if (key === null) throw new CaptchaUnreachable()
  if (key !== selfHostedCaptchaKey) throw new Error('This page knows no captcha with the configured site key')
  return selfHostedToken(action)
}

/**
 * Fills the form's hidden field `g-recaptcha-response` with a fresh token. When that fails the visitor gets the alert that
 * belongs to it and the answer is false: do not send the form.
 */
export async function fillCaptchaField(form: HTMLFormElement, action: CaptchaAction): Promise<boolean> {
  const field = form.elements.namedItem(captchaField)
  if (!(field instanceof HTMLInputElement)) return refuse(alerts.fieldMissing)
  try {
    field.value = await captchaToken(action)
  } catch (error) {
    console.error('The captcha failed', error)
    return refuse(alerts.failed)
  }
  return field.value !== '' || refuse(alerts.failed)
}

/**
 * A token for a form that is sent by script; null when there is none. The visitor gets the alert that belongs to it,
 * unless the server could not be reached: the form itself says that, with a way to try again.
 */
export async function captchaTokenOrAlert(action: CaptchaAction): Promise<string | null> {
  try {
    const token = await captchaToken(action)
    if (token === '') refuse(alerts.failed)
    return token || null
  } catch (error) {
    if (!(error instanceof CaptchaUnreachable)) {
      console.error('The captcha failed', error)
      refuse(alerts.failed)
    }
    return null
  }
}

function refuse(message: string): false {
  window.alert(message)
  return false
}

async function siteKey(): Promise<string | null> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${captchaKeyMeta}"]`)
  if (meta?.content) return meta.content
  askedKey ??= askSiteKey()
  const key = await askedKey
  if (key === null) askedKey = undefined
  return key
}

/** A failure is only logged (order-flow §7) and the next form asks again. */
async function askSiteKey(): Promise<string | null> {
  const result = await call(captchaKey, { answer: CaptchaKey })
  if (result.ok) return result.data.key
  console.error('The captcha key could not be fetched')
  return null
}
