import { sharedTexts } from '../../../common/texts.ts'
/** When the account of a logged-in visitor cannot be fetched; the server says why. */
export const accountFailureTexts = {
  title: 'We kunnen je account nu niet ophalen',
  advice: 'Je winkelwagen en wat je invulde, staan er nog.',
} as const

/* Texts around the forms of gegevens (order-flow §2). */

/** The buttons of the form of a new customer (order-flow §2). */
export const newCustomerTexts = {
  register: 'Registreren',
  goOn: 'Doorgaan met bestellen zonder te registreren',
  save: 'Gegevens opslaan',
  cancel: 'Annuleren',
} as const

/** Message for continuing before the order's details are complete. */
export const missingDetails = {
  technicalPerson: 'Maak de gegevens van de technische contactpersoon compleet.',
  agreement: 'Ga akkoord met de algemene voorwaarden.',
  address: 'Controleer eerst je installatieadres',
  terms: sharedTexts.agreeToTerms,
  longTerm: 'Geef toestemming voor het contract van 36 maanden, of kies een kortere looptijd',
} as const

export const detailsTexts = {
  tabs: { label: 'Nieuwe of bestaande klant', new: 'Nieuwe klant', customer: 'Ik ben al klant' },
  allRequired: 'Alle velden zijn verplicht, behalve waar (optioneel) bij staat.',
  newCustomer: 'Registreer je, of bestel zonder account.',
  caller: 'Vul de gegevens van de beller in.',
  changing: 'Pas je gegevens aan.',
  logIn: 'Inloggen',
  activateFirst: 'Activeer eerst je account met de link in je mail. Daarna kun je hier inloggen.',
  loggedOut: {
    title: 'Je bent niet meer ingelogd',
    text: 'Log opnieuw in om verder te gaan. Je winkelwagen en wat je invulde, staan er nog.',
  },
  loggedInAs: 'Je bent ingelogd als {name}.',
  changeElsewhere: 'Wijzigen in mijn omgeving',
  ofAccount:
    'Deze gegevens horen bij je account. Wijzig je ze in je eigen omgeving, dan zie je dat hier terug.',
  noAddress:
    'We hebben geen adres meer van je. Controleer het opnieuw bij het samenstellen van je bestelling.',
  quoteForm: 'Formulier invullen',
} as const

/** After an account was asked for. */
export const activationTexts = {
  title: 'Activeer je account',
  text: 'Open de link in de mail en kies een wachtwoord. Je bent dan ingelogd en gaat verder met je bestelling: je winkelwagen blijft staan.',
  logIn: 'Naar inloggen',
} as const
