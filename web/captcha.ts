import { captchaField } from '../contract/failure.ts'
import { type CaptchaAction, CaptchaKey, captchaKey, selfHostedCaptchaKey } from '../contract/session.ts'
import { call } from './api-client.ts'
import type { GoogleSite } from './captcha-google.ts'
import { CaptchaUnreachable } from './captcha-unreachable.ts'

/** What a visitor is told, by `window.alert` and to the letter (order-flow §8, marketing-site §8). */
const alerts = {
  fieldMissing: 'Er is een probleem met reCAPTCHA. Probeer het later opnieuw.',
  failed: 'Verificatie mislukt. Probeer opnieuw.',
  threw: 'Er is een fout opgetreden bij de reCAPTCHA-verificatie.',
} as const

/** The page names the site key, and in `data-script` where Google's script is; otherwise the server is asked, once. */
export const captchaKeyMeta = 'recaptcha_v3_site_key'

let askedKey: Promise<string | null> | undefined

/**
 * A token that shows that a person does this; it serves once, for this action. The visitor notices nothing.
 * @throws when no token can be had: `CaptchaUnreachable` while the server cannot be reached
 */
async function captchaToken(action: CaptchaAction): Promise<string> {
  const site = await siteOfPage()
  if (site === null) throw new CaptchaUnreachable()
  if (site.siteKey === selfHostedCaptchaKey) return ownToken(action)
  const { googleToken, GoogleNotLoaded } = await ourOwn(import('./captcha-google.ts'))
  try {
    return await googleToken(site, action)
  } catch (error) {
    // Blocked or down: our own captcha takes its place, so that nobody is kept from ordering.
    if (error instanceof GoogleNotLoaded) return ownToken(action)
    throw error
  }
}

async function ownToken(action: CaptchaAction): Promise<string> {
  const { selfHostedToken } = await ourOwn(import('./captcha-self-hosted.ts'))
  return selfHostedToken(action)
}

/** Only the configured captcha's code is downloaded. Where even that fails, our server is not reached. */
const ourOwn = <Module>(code: Promise<Module>): Promise<Module> =>
  code.catch(() => {
    throw new CaptchaUnreachable()
  })

/**
 * Fills the form's hidden field `g-recaptcha-response` with a fresh token. When that fails the visitor gets the alert that
 * belongs to it and the answer is false: do not send the form.
 * @param alertWhenItThrows which text an error of the captcha gets: `threw` on the ebook form, `failed` elsewhere
 */
export async function fillCaptchaField(
  form: HTMLFormElement,
  action: CaptchaAction,
  alertWhenItThrows: 'failed' | 'threw' = 'failed',
): Promise<boolean> {
  const field = form.elements.namedItem(captchaField)
  if (!(field instanceof HTMLInputElement)) return refuse(alerts.fieldMissing)
  try {
    field.value = await captchaToken(action)
  } catch (error) {
    console.error('The captcha failed', error)
    return refuse(alerts[alertWhenItThrows])
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

/**
 * Loads what forms need before they are sent, as soon as the page has a form; a page without one loads nothing
 * (marketing-site §7). Answers the way to stop waiting for a form.
 */
export function prepareCaptchaForForms(): () => void {
  const prepareOnce = () => {
    if (!document.querySelector('form')) return
    forms.disconnect()
    prepare().catch((error: unknown) => console.error('The captcha could not be prepared', error))
  }
  const forms = new MutationObserver(prepareOnce)
  forms.observe(document.body, { childList: true, subtree: true })
  prepareOnce()
  return () => forms.disconnect()
}

async function prepare(): Promise<void> {
  const site = await siteOfPage()
  if (site === null) return
  if (site.siteKey === selfHostedCaptchaKey) await import('./captcha-self-hosted.ts')
  else await (await import('./captcha-google.ts')).loadGoogleCaptcha(site)
}

function refuse(message: string): false {
  window.alert(message)
  return false
}

async function siteOfPage(): Promise<GoogleSite | null> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${captchaKeyMeta}"]`)
  if (meta?.content) return { siteKey: meta.content, scriptUrl: meta.dataset.script ?? null }
  askedKey ??= askSiteKey()
  const siteKey = await askedKey
  if (siteKey !== null) return { siteKey, scriptUrl: null }
  askedKey = undefined
  return null
}

/** A failure is only logged (order-flow §7) and the next form asks again. */
async function askSiteKey(): Promise<string | null> {
  const result = await call(captchaKey, { answer: CaptchaKey })
  if (result.ok) return result.data.key
  console.error('The captcha key could not be fetched')
  return null
}
