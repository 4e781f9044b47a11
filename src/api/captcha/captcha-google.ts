import { load, type ReCaptchaInstance } from 'recaptcha-v3'
import type { CaptchaAction } from '../../common/contract/captcha.ts'
import { tellCaptchaLoaded } from './captcha-unreachable.ts'

/** Source of reCAPTCHA for a page. */
export type GoogleSite = {
  readonly siteKey: string
  /** null: Google's own address. */
  readonly scriptUrl: string | null
}

/** A script or a token that has not come by then does not come: the form must not hang (milliseconds). */
const timeLimit = 3_000
/** How often it is looked whether the script is ready, in milliseconds (marketing-site §9). */
const readinessPoll = 25

/** The library marks the script that it loads. */
const libraryScript = 'script[recaptcha-v3-script]'

/** reCAPTCHA did not come up, as where a visitor's browser blocks its script; that says nothing about the visitor. */
export class GoogleNotLoaded extends Error {}

type Loading = { readonly siteKey: string; readonly instance: Promise<ReCaptchaInstance> }
let loading: Loading | undefined

/**
 * Loads Google's script once per page and renders reCAPTCHA explicitly; `RecaptchaLoaded` is dispatched on the body then.
 * A failed load is forgotten, so that the next call loads again.
 * @throws outside a browser, with another site key than the first one's, or when the script cannot be loaded
 */
export function loadGoogleCaptcha({ siteKey, scriptUrl }: GoogleSite): Promise<ReCaptchaInstance> {
  if (loading?.siteKey === siteKey) return loading.instance
  // The library refuses what makes no sense: a second key, or no browser.
  if (loading || typeof document === 'undefined') return load(siteKey)
  announceReadiness()
  const instance = load(siteKey, { ...(scriptUrl && { customUrl: scriptUrl }) }).then(
    loaded => {
      tellCaptchaLoaded()
      return loaded
    },
    error => {
      forgetScript()
      throw error
    },
  )
  loading = { siteKey, instance }
  return instance
}

/**
 * A fresh token for one action.
 * @throws when there is none within 3 seconds: `GoogleNotLoaded` where reCAPTCHA did not even come up
 */
export async function googleToken(site: GoogleSite, action: CaptchaAction): Promise<string> {
  let isLoaded = false
  const token = loadGoogleCaptcha(site).then(
    instance => {
      isLoaded = true
      return instance.execute(action)
    },
    (reason: unknown) => {
      throw new GoogleNotLoaded(reason instanceof Error ? reason.message : 'The script could not be loaded')
    },
  )
  return withinTimeLimit(token, () => {
    if (isLoaded) return new Error('reCAPTCHA did not answer in time')
    forgetScript()
    return new GoogleNotLoaded('The script of reCAPTCHA did not come in time')
  })
}

function withinTimeLimit<T>(result: Promise<T>, giveUp: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(giveUp()), timeLimit)
    result.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * The library asks `grecaptcha.ready` as soon as the script was loaded and waits for ever where that is missing. Until the
 * script brings its own, this one looks every 25 ms whether reCAPTCHA can be used; Google's script leaves it in place.
 */
function announceReadiness() {
  const whenReady = (then: () => void) => {
    if (typeof window.grecaptcha?.execute === 'function') then()
    else if (document.querySelector(libraryScript)) setTimeout(() => whenReady(then), readinessPoll)
  }
  Object.assign(window, { grecaptcha: Object.assign(window.grecaptcha ?? {}, { ready: whenReady }) })
}

/** The library only starts anew after its script reported an error, which one that hangs, or loads in vain, never does. */
function forgetScript() {
  loading = undefined
  for (const script of document.querySelectorAll(libraryScript)) {
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
}
