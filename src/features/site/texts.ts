import type { ProductType } from '../catalogue/product.ts'

export const bookTexts = { contents: 'Inhoud' } as const

/** How much mobile data people use away from wifi, for `<DataUsage>`, which finds the bundle for it in the catalogue. */
export const dataUsage = {
  headings: { use: 'Wat iemand doet', perDay: 'Per werkdag ongeveer', bundle: 'Past meestal' },
  workingDaysPerMonth: 22,
  uses: [
    { use: 'Bellen, mail, berichten, navigatie', perDay: '100 tot 200 MB', megabytesPerDay: 150 },
    { use: 'Veel onderweg, foto’s versturen, muziek', perDay: '400 tot 600 MB', megabytesPerDay: 500 },
    { use: 'Videobellen en de laptop via de telefoon', perDay: '1 tot 1,5 GB', megabytesPerDay: 1250 },
    { use: 'Werkt de hele dag zonder wifi', perDay: 'meer dan 1,5 GB', megabytesPerDay: 2000 },
  ],
} as const

/** Texts of the website's template and components, apart from the texts of a page. */

export const pageTexts = {
  breadcrumbs: 'Kruimelpad',
  home: 'Home',
  contents: 'Op deze pagina',
  /** Over the facts of a page that explains. */
  inShort: 'In het kort',
  /** Over the facts of a page that helps. */
  goodToKnow: 'Goed om te weten',
  faq: 'Veelgestelde vragen',
  /** Beside the questions; `{phone}` is a link. */
  otherQuestion: 'Staat jouw vraag er niet bij? Bel {phone}.',
  related: 'Lees ook',
  posts: 'Berichten',
  /** At the foot of a card that leads to one. */
  read: { page: 'Lees meer', post: 'Lees het artikel', vacancy: 'Bekijk de vacature' },
  feed: 'Volg het blog met RSS',
  vacancies: 'Open vacatures',
  table: 'Tabel',
  termsFile: 'Bekijk deze voorwaarden als pdf',
} as const

/** The way from a service's page into its order flow. */
export const orderActionLabels: Readonly<Record<ProductType, string>> = {
  internet: 'Check je adres',
  cloud: 'Stel je pakket samen',
  mobiel: 'Kies je abonnement',
  telefonie: 'Stel je telefonie samen',
}

/** Around the lowest price of a service. */
export const fromPriceTexts = {
  from: 'Vanaf',
  withoutVat: (percentage: number) => `excl. ${percentage}%\u00a0btw`,
  /** Of what is only sold beside something else. */
  beside: {
    internet: 'bij een internetlijn',
    cloud: 'bij een licentie',
    mobiel: 'bij een abonnement',
    telefonie: 'bij een belaccount',
  } satisfies Readonly<Record<ProductType, string>>,
} as const

const afterChoices = 'Je ziet bij elke keuze wat het kost. Na je bestelling bellen we je binnen een werkdag.'

/** Under the promise of a page: what it costs, what happens after its button, and whom to call. */
export const heroTexts = {
  /** Where the price is made for each customer. */
  onRequest: 'Prijs op maat: je krijgt vooraf een vrijblijvende prijsopgave.',
  afterOrder: {
    internet: 'Je ziet meteen wat er kan en wat het kost. Na je bestelling bellen we je binnen een werkdag.',
    cloud: afterChoices,
    mobiel: afterChoices,
    telefonie: afterChoices,
  },
  afterRequest: 'Daarna krijg je binnen een werkdag antwoord.',
  /** `{phone}` is a link. */
  call: 'Eerst overleggen? Bel {phone}.',
  callForHelp: 'Kom je er niet uit? Bel {phone}.',
} as const satisfies { readonly afterOrder: Readonly<Record<ProductType, string>> } & Record<string, unknown>

/** The cards of what a page sells. */
export const planTexts = {
  title: {
    internet: 'Kies je verbinding',
    cloud: 'Kies je abonnement',
    mobiel: 'Kies je abonnement',
    telefonie: 'Kies je account',
  },
  /** On the button; internet goes on with the check of the address. */
  choose: {
    internet: 'Check op jouw adres',
    cloud: 'Kies dit abonnement',
    mobiel: 'Kies dit abonnement',
    telefonie: 'Kies dit account',
  },
  chooseOf: (action: string, plan: string) => `${action}: ${plan}`,
  /** Short names of lines that come along with a plan. */
  support: 'Support',
  setup: 'Installatie',
  including: (part: string) => `Inclusief ${part.charAt(0).toLowerCase()}${part.slice(1)}`,
  dependsOnAddress: 'De prijs van de installatie geldt op een aangesloten adres.',
  /** Facts of all cards. */
  shared: (facts: readonly string[]) => `Bij elke keuze: ${facts.join('. ')}.`,
  plan: 'Keuze',
} as const satisfies {
  readonly [Part in 'title' | 'choose']: Readonly<Record<ProductType, string>>
} & Record<string, unknown>

/** The table of `<Prices>`. */
export const priceTableTexts = {
  product: 'Product',
  oneTime: 'Eenmalig',
  monthly: 'Per maand',
  term: (term: string) => `Looptijd ${term}`,
  withoutVat: (percentage: number) => `Bedragen zijn exclusief ${percentage}% btw.`,
} as const

/** Under the title of a vacancy; amounts with their sign. */
export const vacancyTexts = {
  salary: (from: string, to: string) => `${from} tot ${to} bruto per maand`,
  validThrough: 'Reageren kan tot en met {day}',
} as const

/** `<Downloads>`. */
export const downloadTexts = {
  remoteWindows: 'Meekijken op Windows',
  remoteMac: 'Meekijken op Mac',
  routerTool: 'Routertool',
  none: 'Op dit moment is er geen programma nodig: bel {phone}, dan loopt een medewerker van {brand} het met je door.',
} as const

/** `<Tariffs>`. */
export const tariffTexts = {
  /** `day` is in words. */
  validFrom: (day: string) => `Deze tarieven gelden vanaf ${day}.`,
  destination: 'Bestemming',
  kind: 'Soort',
  perMinute: 'Per minuut',
  startTariff: 'Starttarief',
  showAll: 'Toon alle landen',
  openAll: 'Open de lijst met alle landen',
  unavailable: 'De tarieven zijn nu niet te zien. Probeer het over een paar minuten opnieuw.',
  allShown: 'Alle landen staan nu in de lijst.',
  allCountries: 'Alle landen',
  /** `tariff` is an amount with its sign. */
  start: (tariff: string) => `Per gesprek komt daar ${tariff} starttarief bij.`,
  country: 'Land',
  code: 'Code',
  fixed: 'Vast, per minuut',
  mobile: 'Mobiel, per minuut',
} as const

/** Around rating, certificates and networks (content/site/trust.json). */
export const trustTexts = {
  title: 'Kijk het zelf na',
  rating: 'Beoordeling',
  /** Formatted figures: `8,7 van 10`. */
  of: (outOf: string) => `van ${outOf}`,
  /** `{source}` is a link, `{day}` in words. */
  from: '{count} beoordelingen op {source}, stand van {day}',
  fromOne: '{count} beoordeling op {source}, stand van {day}',
  certificates: 'Certificaten',
  networks: 'Netwerken waarover we leveren',
} as const

/** Screen-reader texts of the testimonials' slider. */
export const testimonialTexts = {
  position: (position: number, total: number) => `${position} van ${total}`,
  of: (action: string, company: string) => `${action} van ${company}`,
} as const

/** Words that say nothing of what a visitor of an unknown address wants. */
export const wordsNotAskedFor =
  'aan als bij dat de die een en er het hoe ik in is je kan met naar niet nog of om op over te tot uit van voor wat wie zo'
