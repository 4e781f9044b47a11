/** What stands around every page. */

export const noScriptTexts = {
  title: 'Deze pagina werkt alleen met JavaScript',
  advice: 'Zet JavaScript aan in je browser, of bel {phone}: dan helpen we je aan de telefoon.',
} as const

/** When the next page cannot be had. */
export const navigationTexts = {
  notOpened: 'We kunnen de volgende pagina nu niet openen',
  stay: 'Blijf op deze pagina',
} as const
