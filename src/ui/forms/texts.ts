import { sharedTexts } from '../../common/texts.ts'

/** Hints at fields of all forms; labels are in the contract (src/common/contract/fields.ts). */
export const fieldTexts = {
  kvkHint: '8 cijfers',
  vatHint: 'Bijvoorbeeld NL000099998B57',
  ibanHint: `Bijvoorbeeld ${'NL91 ABNA 0417 1643 00'.replaceAll(' ', '\u00a0')}`,
} as const

/** Title and advice around the reason why a form was rejected. */
export const formFailures = {
  notSaved: { title: 'Dit is niet opgeslagen', advice: sharedTexts.typedIsKept },
  notRegistered: { title: 'Je bent nog niet geregistreerd', advice: sharedTexts.typedIsKept },
  notChecked: {
    title: 'Je gegevens zijn nog niet gecontroleerd',
    advice: sharedTexts.typedIsKept,
  },
} as const

/** Texts shared by all website forms, besides their own (content/site-forms.ts). */
export const formTexts = {
  failed: 'Je formulier is niet verstuurd',
  notKnown: 'We weten niet of je formulier is aangekomen',
  noAnswer: 'We kregen geen antwoord van de server.',
  failedAdvice: 'Wat je invulde staat er nog. Controleer het en probeer het opnieuw, of bel {phone}.',
  backToForm: 'Terug naar het formulier',
  privacy: 'We gebruiken wat je invult om je te antwoorden.',
  privacyLink: 'Lees onze privacyverklaring',
  needsScripts: 'Dit formulier werkt alleen met JavaScript. Bel {phone} of mail naar {email}.',
  notLoaded:
    'Dit formulier kon niet worden geladen. Ververs de pagina om het opnieuw te proberen, bel {phone} of mail naar {email}.',
  choose: 'Maak een keuze',
  download: 'Download het ebook',
  opensInNewTab: 'pdf, opent in een nieuw tabblad',
} as const

/** Navigation through a form in steps, and through other steps of the website. */
export const stepTexts = {
  progress: (position: number, total: number) => `Stap ${position} van ${total}`,
  next: 'Volgende',
  previous: 'Terug',
} as const

/** Messages of a failed security check: as specified (marketing-site §8), then in Dutch. */
export const securityCheckTexts = {
  invalid: {
    english: 'Invalid data. Please check the form.',
    dutch: 'Controleer wat je hebt ingevuld en probeer het opnieuw.',
  },
  serverError: {
    english: 'Server error. Please try again later.',
    dutch: 'Er ging bij ons iets mis. Probeer het later opnieuw.',
  },
  networkError: {
    english: 'Network error: {status}',
    dutch: 'We kunnen je check nu niet verwerken. Probeer het later opnieuw.',
  },
  unexpected: {
    english: 'An error occurred, please try again later.',
    dutch: 'Er ging iets mis. Probeer het later opnieuw.',
  },
} as const
