import { type CaptchaAction, captchaField, selfHostedCaptchaKey } from '../../common/contract/captcha.ts'
import { call } from '../client.ts'
import { callMessages, captchaAlerts } from '../texts.ts'
import type { GoogleSite } from './captcha-google.ts'
import { selfHostedToken } from './captcha-self-hosted.ts'
import {
  CaptchaUnreachable,
  captchaKeyMeta,
  tellCaptchaLoaded,
  withoutAnswer,
} from './captcha-unreachable.ts'

let askedKey: Promise<string> | undefined

/**
 * A token that shows that a person does this; it serves once, for this action. The visitor notices nothing.
 * @throws when no token can be had: `CaptchaUnreachable` while the server cannot be reached
 */
async function captchaToken(action: CaptchaAction): Promise<string> {
  const site = await siteOfPage()
  if (site.siteKey === selfHostedCaptchaKey) return ownToken(action)
  // A browser remembers that an import failed: without this code, too, our own captcha takes the other's place.
  const google = await import('./captcha-google.ts').catch(() => null)
  if (google === null) return ownToken(action)
  try {
    return await google.googleToken(site, action)
  } catch (error) {
    // Blocked or down: our own captcha takes its place, so that nobody is kept from ordering.
    if (error instanceof google.GoogleNotLoaded) return ownToken(action)
    throw error
  }
}

/** Our own captcha. */
function ownToken(action: CaptchaAction): Promise<string> {
  tellOnce()
  return selfHostedToken(action)
}

let isTold = false
function tellOnce() {
  if (!isTold) tellCaptchaLoaded()
  isTold = true
}

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
  if (!(field instanceof HTMLInputElement)) return refuse(captchaAlerts.fieldMissing)
  try {
    field.value = await captchaToken(action)
  } catch (error) {
    console.error('The captcha failed', error)
    return refuse(captchaAlerts[alertWhenItThrows])
  }
  return field.value !== '' || refuse(captchaAlerts.failed)
}

type TokenOrReason =
  | { readonly ok: true; readonly token: string }
  /** Message in the form that does not contradict the alert. */
  | { readonly ok: false; readonly message: string }

/**
 * A token for a form that is sent by script. Without one the visitor gets the alert that belongs to it, unless nothing
 * answered: the form itself says that, with a way to try again.
 */
export async function captchaTokenOrAlert(action: CaptchaAction): Promise<TokenOrReason> {
  try {
    const token = await captchaToken(action)
    if (token !== '') return { ok: true, token }
  } catch (error) {
    if (error instanceof CaptchaUnreachable) return { ok: false, message: callMessages.unavailable }
    console.error('The captcha failed', error)
  }
  refuse(captchaAlerts.failed)
  return { ok: false, message: captchaAlerts.failed }
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
  // A failed prefetch is reported when a form is sent.
  if (site.siteKey === selfHostedCaptchaKey) tellOnce()
  else await (await import('./captcha-google.ts')).loadGoogleCaptcha(site)
}

function refuse(message: string): false {
  window.alert(message)
  return false
}

/** @throws when nobody says what the key is: `CaptchaUnreachable` where the server did not answer */
async function siteOfPage(): Promise<GoogleSite> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${captchaKeyMeta}"]`)
  if (meta?.content) return { siteKey: meta.content, scriptUrl: meta.dataset.script ?? null }
  askedKey ??= askSiteKey()
  return { siteKey: await askedKey, scriptUrl: null }
}

/** A failure is only logged (order-flow §7) and the next form asks again. */
async function askSiteKey(): Promise<string> {
  const result = await call('GET /api/captcha/key')
  if (result.ok) return result.data.key
  askedKey = undefined
  console.error('The captcha key could not be fetched')
  throw withoutAnswer(result) ? new CaptchaUnreachable() : new Error('There is no captcha key')
}
