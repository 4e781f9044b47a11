/** Texts around every page; its menu and footer are in site/navigation.json. */

/** For the keyboard, before everything else. */
export const skipLink = 'Naar de inhoud'

export const noScriptTexts = {
  title: 'Deze pagina werkt alleen met JavaScript',
  advice: 'Zet JavaScript aan in je browser, of bel {phone}: dan helpen we je aan de telefoon.',
} as const

/** Notice that Google requires when reCAPTCHA's badge is hidden (developers.google.com/recaptcha/docs/faq). */
export const recaptchaTexts = {
  notice:
    'Deze website is beveiligd met reCAPTCHA. Het {privacy} en de {terms} van Google zijn van toepassing.',
  privacy: { label: 'privacybeleid', href: 'https://policies.google.com/privacy' },
  terms: { label: 'servicevoorwaarden', href: 'https://policies.google.com/terms' },
} as const
