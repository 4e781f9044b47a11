/** The words of an IBAN that is shown on demand. */
export const shownIbanTexts = {
  show: 'Toon IBAN',
  failed: 'Het IBAN is niet getoond',
} as const

/** Why a filter of a list is not readable. */
export const deskFilterTexts = {
  noSuchPlace: 'Deze plaats in de lijst bestaat niet',
  noSuchState: 'Deze status bestaat niet',
  noSuchKind: 'Deze soort bestaat niet',
  noSuchColleague: 'Deze medewerker bestaat niet',
  noSuchGroup: 'Deze groep bestaat niet',
  noSuchForm: 'Deze vorm bestaat niet',
  noSuchClient: 'Deze koppeling bestaat niet',
  noSuchCustomer: 'Deze klant bestaat niet',
  noDate: 'Vul een datum in',
} as const

/* Texts around every page of the desk. */

export const deskFrameTexts = {
  /** Behind the title of a page. */
  name: 'Beheer',
  home: 'naar de eerste pagina van beheer',
  menu: 'Menu',
  pages: 'Pagina’s van beheer',
  daily: 'Elke dag',
  account: (name: string) => `Account van ${name}`,
  signOut: 'Uitloggen',
  signOutFailed: 'Uitloggen is niet gelukt',
  stale: 'Je ziet wat er zojuist bekend was',
  signedOut: 'Je bent uitgelogd',
  signedOutText: 'Wat je typte staat er nog. Log in om verder te gaan.',
  signInAgain: 'Inloggen',
  unavailable: 'Deze pagina kan nu niet worden geladen',
  notPermitted: 'Deze pagina hoort niet bij je rol',
  refused: 'Deze pagina kan zo niet worden getoond',
  notFound: 'Dit bestaat niet',
  notFoundText: 'Misschien is het verwijderd, of is het adres verkeerd overgenomen.',
  back: 'Naar de eerste pagina',
} as const

/** The keys of the palette, in every overview of keys. */
export const paletteKeys = { keys: 'Ctrl K', what: 'Ga naar een zaak, klant, pagina of actie' } as const

export const deskPageTitles = {
  signIn: 'Inloggen bij beheer',
  account: 'Mijn account',
  access: 'Toegang tot beheer',
  colleagues: 'Medewerkers',
} as const

/** Before what is sensitive. */
export const confirmIdentityTexts = {
  title: 'Bevestig dat jij het bent',
  byCode: 'Vul de code uit je authenticator-app in. Daarna gaat het vanzelf verder.',
  byPassword: 'Vul je wachtwoord in. Daarna gaat het vanzelf verder.',
  confirm: 'Bevestigen',
  failed: 'Dit is niet bevestigd',
} as const

export const deskSignInTexts = {
  intro: 'Voor medewerkers. Ben je klant?',
  toCustomers: 'Log in als klant',
  button: 'Inloggen',
  failed: 'Inloggen is niet gelukt',
  again: 'Log opnieuw in',
  other: 'Met een ander account inloggen',
  codeHint: 'De zes cijfers uit je authenticator-app. Telefoon kwijt? Vul een herstelcode in.',
  as: (email: string) => `Je was ingelogd als ${email}.`,
} as const

/** Forms over something that colleagues change too. */
export const versionedTexts = {
  kept: 'Je zag nog niet opgeslagen wat je hier eerder typte. Het staat er weer.',
  startAgain: 'Begin opnieuw',
  title: 'Een collega was je voor',
  who: (name: string) => `Terwijl jij typte, heeft ${name} dit veranderd.`,
  somebody: 'Terwijl jij typte, is dit veranderd.',
  stays: 'Wat jij typte, staat er nog. Wat je collega veranderde, is erbij gekomen.',
  both: 'Veranderden jullie hetzelfde, dan staat bij het veld wat je collega ervan maakte.',
  same: 'Wat hier staat, is hetzelfde gebleven.',
  value: 'Gegeven',
  was: 'Toen je begon',
  yours: 'Wat jij typte',
  theirs: 'Wat er nu staat',
  /** Said of a value that only the colleague changed. */
  untouched: 'niet veranderd',
  atField: (name: string | null, words: string) => `${name ?? 'Je collega'} maakte hiervan: ${words}`,
  take: 'Overnemen',
  takeOf: (label: string) => `${label} overnemen`,
  empty: 'leeg',
  yes: 'ja',
  no: 'nee',
} as const
