import type { Config } from '../../../platform/config/config.ts'

/** Sources that a Content-Security-Policy admits besides this site, per directive. */
export type OutsideSources = Readonly<Partial<Record<OutsideDirective, readonly string[]>>>

type OutsideDirective =
  | 'connect-src'
  | 'font-src'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src'

/** Sources of reCAPTCHA; browsers match the beginning of the path. */
const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

const forCaptcha = ['script-src', 'frame-src', 'connect-src'] as const
const forAnalytics = ['script-src', 'connect-src', 'img-src'] as const
const forChat = [...forAnalytics, 'frame-src', 'style-src', 'font-src', 'media-src'] as const

/** The sources that the configured services need: none by default. */
export function outsideSources({
  captcha,
  outsideScripts,
}: Pick<Config, 'captcha' | 'outsideScripts'>): OutsideSources {
  const sources = new Map<OutsideDirective, Set<string>>()
  const admit = (directives: readonly OutsideDirective[], origins: readonly string[]) => {
    for (const directive of directives)
      sources.set(directive, new Set([...(sources.get(directive) ?? []), ...origins]))
  }
  if (captcha.provider === 'recaptcha') {
    const isGoogles = google.some(source => captcha.scriptUrl.startsWith(source))
    admit(forCaptcha, isGoogles ? google : [...google, new URL(captcha.scriptUrl).origin])
  }
  const { analytics, chat } = outsideScripts
  if (analytics) admit(forAnalytics, [new URL(analytics.url).origin, ...analytics.origins])
  if (chat) admit(forChat, [new URL(chat.url).origin, ...chat.origins])
  return Object.fromEntries([...sources].map(([directive, origins]) => [directive, [...origins]]))
}
