import type { ConsentPurpose } from '../../../api/page-services.ts'
import {
  type ChatEvent,
  type Consent,
  type ConsentButton,
  type ConsentView,
  consentKey,
  readConsent,
  writeConsent,
} from './consent-choice.ts'

const loaded = new Set<ConsentPurpose>()

/** Whether this page runs, or ran, the script of a purpose: what is loaded only goes with the page. */
const isLoaded = (purpose: ConsentPurpose): boolean => loaded.has(purpose)

/** Loads the script of a purpose once. One that fails may be tried again. */
async function loadOnce(purpose: ConsentPurpose, url: string): Promise<void> {
  if (loaded.has(purpose)) return
  loaded.add(purpose)
  const script = document.createElement('script')
  script.async = true
  script.src = url
  try {
    await new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = reject
      document.head.append(script)
    })
  } catch (error) {
    loaded.delete(purpose)
    script.remove()
    throw error
  }
}

/**
 * Removes the cookies that those scripts left: all that a script can see, because our own are kept from scripts (HttpOnly).
 * A cookie may have been set for any domain above this one.
 */
function removeOutsideCookies() {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, position) => `; domain=${labels.slice(position).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

/*
 * The script of the consent banner, on every page of a shop that has analytics or chat configured. Before a visitor says
 * yes it loads nothing. It runs in the head, so that the page appears with the banner in its place, or without it.
 */
const page = document.documentElement
const own = document.querySelector<HTMLScriptElement>('script[data-consent-version]')?.dataset ?? {}
const { consentVersion: version = '', analytics, chat } = own
const urls: Partial<Record<ConsentPurpose, string>> = {
  ...(analytics && { analytics }),
  ...(chat && { chat }),
}
const purposes = Object.keys(urls) as ConsentPurpose[]

/** Below this width there is no chat (order-flow §9). */
const isWide = matchMedia('(width >= 1186px)')
let pageHasPlaceForChat = false

let consent: Consent = readConsent(fromStorage(), version, new Date())
/** The element that opened the banner, and the scroll position then. */
let cameFrom: { readonly element: Element | null; readonly scrollY: number } | undefined

const restingView = (): ConsentView =>
  purposes.every(purpose => consent[purpose] !== undefined) ? 'closed' : 'question'

const show = (view: ConsentView) => {
  page.dataset.consent = view
}

const all = (answer: boolean): Consent => Object.fromEntries(purposes.map(purpose => [purpose, answer]))

/** Keeps an answer and does what it says. What runs already only ends with the page, so a withdrawal loads it again. */
function decide(answer: Consent) {
  consent = { ...consent, ...answer }
  try {
    localStorage.setItem(consentKey, writeConsent(consent, version, new Date()))
  } catch {
    // Blocked or full: the answer holds for this page.
  }
  if (purposes.some(purpose => !consent[purpose])) removeOutsideCookies()
  if (purposes.some(purpose => !consent[purpose] && isLoaded(purpose))) return location.reload()
  show(restingView())
  goBack()
  loadAllowed()
}

function loadAllowed() {
  window.dataLayer ??= []
  if (consent.analytics && urls.analytics && !isLoaded('analytics')) {
    // Start event of Google's tag manager; other scripts ignore it.
    window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
    loadOnce('analytics', urls.analytics).catch(report)
  }
  if (consent.chat && urls.chat && pageHasPlaceForChat && isWide.matches)
    loadOnce('chat', urls.chat).then(() => {
      page.dataset.chat = ''
    }, report)
}

const report = (error: unknown) => console.error('A script of others could not be loaded', error)

/** Opens the banner on purpose: the focus goes there, and back when it is answered. */
function open(view: ConsentView) {
  cameFrom = { element: document.activeElement, scrollY: window.scrollY }
  show(view)
  document.getElementById('toestemming')?.focus({ preventScroll: true })
}

function openSettings() {
  for (const box of boxes()) box.checked = consent[box.value as ConsentPurpose] === true
  open('question')
  document.querySelector('#toestemming details')?.setAttribute('open', '')
}

function goBack() {
  const status = document.querySelector<HTMLElement>('[data-consent-saved]')
  if (status) status.textContent = status.dataset.consentSaved ?? ''
  if (!cameFrom) return
  const { element, scrollY } = cameFrom
  cameFrom = undefined
  window.scrollTo(0, scrollY)
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

const boxes = () => document.querySelectorAll<HTMLInputElement>('#toestemming input')

const actions: Readonly<Record<ConsentButton, () => void>> = {
  accept: () => decide(all(true)),
  refuse: () => decide(all(false)),
  save: () => decide(Object.fromEntries([...boxes()].map(({ value, checked }) => [value, checked]))),
  settings: openSettings,
  'accept-chat': () => decide({ chat: true }),
  'refuse-chat': () => decide({ chat: false }),
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-consent]') : null
  actions[button?.dataset.consent as ConsentButton]?.()
})

const onChat = (event: ChatEvent, act: (event: Event) => void) => document.addEventListener(event, act)
onChat('chat:place', () => {
  pageHasPlaceForChat = true
  loadAllowed()
})
onChat('chat:ask', event => {
  if (!urls.chat || consent.chat) return
  event.preventDefault()
  open('chat')
})
isWide.addEventListener('change', loadAllowed)

// A page that comes back as it was left may have missed an answer.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  consent = readConsent(fromStorage(), version, new Date())
  show(restingView())
})

/** Moves elements at the bottom of the window above the banner. */
function keepRoom() {
  const banner = document.getElementById('toestemming')
  if (!banner) return
  new ResizeObserver(() => {
    page.style.setProperty('--consent-height', `${banner.offsetHeight}px`)
  }).observe(banner)
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', keepRoom)
else keepRoom()

show(restingView())
loadAllowed()

function fromStorage(): string | null {
  try {
    return localStorage.getItem(consentKey)
  } catch {
    return null
  }
}
