import type { ConsentPurpose } from '../../../api/page-services.ts'

/** Consents of a visitor: true for allowed, false for refused, absent without an answer. */
export type Consent = Readonly<Partial<Record<ConsentPurpose, boolean>>>

export const consentKey = 'consent'

/** After that the question is asked again: half a year, in milliseconds. */
const lifetime = 182 * 24 * 60 * 60 * 1000

/**
 * The kept choice, as `{"version","at","analytics"?,"chat"?}`. Empty when there is none, it is damaged or half a year old,
 * or it was given to another text.
 * @param version of the text that asks now
 */
export function readConsent(text: string | null, version: string, now: Date): Consent {
  const kept = Object(parsed(text)) as Readonly<Record<string, unknown>>
  const { version: keptVersion, at, analytics, chat } = kept
  const age = now.getTime() - Date.parse(String(at))
  if (keptVersion !== version || !(age >= 0 && age < lifetime)) return {}
  return {
    ...(typeof analytics === 'boolean' && { analytics }),
    ...(typeof chat === 'boolean' && { chat }),
  }
}

export const writeConsent = (consent: Consent, version: string, now: Date): string =>
  JSON.stringify({ version, at: now.toISOString(), ...consent })

/** Not parse-json.ts: pages are not painted before this script runs, so it shares no file with others (check-pages.mjs). */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * Attributes shared by pages and the consent script, as types only, so that the script stays one file. -
 * `data-consent` is the action of a button; on `html` it is the banner's state, `closed` if there is no question. -
 * `data-chat` on `html` means that the third-party chat is there.
 */
export type ConsentButton = 'accept' | 'refuse' | 'save' | 'settings' | 'accept-chat' | 'refuse-chat'
export type ConsentView = 'closed' | 'question' | 'chat'

/** A page with a place for the chat says so, and asks for it; cancelled by the script where it takes care of that. */
export type ChatEvent = 'chat:place' | 'chat:ask'
