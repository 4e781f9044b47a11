import { sentence } from '../../../../common/sentence.ts'

/** The words of the mails about an account of a customer. */

/** The same in several of them. */
export const accountMailTexts = {
  notYou: 'Was jij dit niet?',
  notAsked: 'Niet door jou aangevraagd?',
} as const

export const accountActivationTexts = {
  subject: (brand: string) => `Activeer je account bij ${brand}`,
  preview: (company: string) => sentence(`Kies een wachtwoord voor het account van ${company}`),
  heading: 'Activeer je account',
  intro: (day: string, company: string) =>
    `Op ${day} is voor ${company} een account aangevraagd. Kies een wachtwoord, dan is het account actief met de gegevens die toen zijn ingevuld.`,
  choose: 'Kies een wachtwoord',
  until: (day: string) =>
    `De link werkt één keer, tot ${day}. Vraag je er nog een aan, dan werkt alleen de nieuwste.`,
  notAskedText:
    'Dan hoef je niets te doen. Zonder wachtwoord kan niemand het account gebruiken, en na 30 dagen wissen we de gegevens.',
} as const

export const accountActiveAlreadyTexts = {
  subject: (brand: string) => `Je account bij ${brand} is al actief`,
  preview: 'Je hoeft je account niet meer te activeren: je kunt inloggen.',
  heading: 'Je account is al actief',
  intro: (company: string) =>
    `Voor het account van ${company} is een activatielink aangevraagd. Dat account is al actief, dus je kunt inloggen.`,
} as const

export const accountDetailsChangedTexts = {
  subject: (brand: string) => `Gegevens van je account bij ${brand} zijn gewijzigd`,
  preview: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord.',
  heading: 'Je gegevens zijn gewijzigd',
  fields: {
    iban: 'het IBAN',
    invoiceEmail: 'het e-mailadres voor facturen',
    contactEmail: 'het e-mailadres van de contactpersoon',
  },
  intro: (changed: string, count: number, company: string, moment: string) =>
    `${changed.charAt(0).toUpperCase()}${changed.slice(1)} van ${company} ${count > 1 ? 'zijn' : 'is'} gewijzigd op ${moment}. Heb je dit zelf gedaan? Dan hoef je niets te doen.`,
  notYouText: '{choose} en bel ons op {phone}. Dan zetten we je gegevens samen terug.',
  choose: 'Kies meteen een nieuw wachtwoord',
} as const

export const accountDetailsCorrectedTexts = {
  subject: (brand: string) => `We hebben je gegevens bij ${brand} aangepast`,
  preview: 'Heb je dit niet gevraagd? Bel ons dan meteen.',
  heading: 'We hebben je gegevens aangepast',
  fields: {
    companyName: 'de naam van je organisatie',
    numbers: 'het KVK- of BTW-nummer',
    address: 'het adres',
    ascription: 'de tenaamstelling van de rekening',
    contact: 'de contactpersoon of hoe we die bereiken',
    technicalPerson: 'de technische contactpersoon',
    references: 'de gegevens voor je administratie',
  },
  /** @param changed the fields, in a list; empty where there is nothing to name */
  intro: (moment: string, company: string, changed: string) =>
    `Op ${moment} heeft een van onze medewerkers de gegevens van ${company} aangepast${changed === '' ? '' : `: ${changed}`}. Bestellingen die al geplaatst zijn veranderen daar niet door.`,
  notAsked: 'Heb je dit niet gevraagd?',
  notAskedText: 'Bel ons op {phone}. Dan zetten we je gegevens samen terug.',
} as const

export const logInLinksTexts = {
  logIn: 'Log in',
  forgotten: 'Wachtwoord vergeten? {choose}',
  choose: 'Kies een nieuw wachtwoord',
} as const

export const loginEmailChangedTexts = {
  subject: (brand: string) => `Je inlogadres bij ${brand} is gewijzigd`,
  preview: 'Was jij dit niet? Bel ons dan meteen.',
  heading: 'Je inlogadres is gewijzigd',
  intro: (company: string, moment: string) =>
    `Het e-mailadres waarmee je inlogt op het account van ${company} is gewijzigd op ${moment}. Je wachtwoord bleef hetzelfde. Op je andere apparaten ben je uitgelogd.`,
  notYouText: 'Bel ons meteen op {phone}. Dan zetten we je adres samen terug.',
} as const

export const loginEmailLinkTexts = {
  subject: (brand: string) => `Bevestig je nieuwe inlogadres bij ${brand}`,
  preview: 'Bevestig dat je voortaan met dit adres inlogt.',
  heading: 'Log voortaan in met dit adres',
  intro: (company: string) =>
    `Voor het account van ${company} is dit adres opgegeven om voortaan mee in te loggen. Bevestig dat het van jou is.`,
  confirm: 'Bevestig dit adres',
  until: (day: string) => `De link werkt één keer, tot ${day}.`,
  notAskedText: 'Dan hoef je niets te doen: er verandert niets.',
} as const

export const passwordChangedTexts = {
  subject: (brand: string) => `Je wachtwoord bij ${brand} is gewijzigd`,
  preview: 'Log voortaan in met je nieuwe wachtwoord.',
  heading: 'Je wachtwoord is gewijzigd',
  intro: (company: string) =>
    `Het wachtwoord van het account van ${company} is gewijzigd. Log voortaan in met het nieuwe. Op je andere apparaten ben je uitgelogd.`,
  notYouText: '{choose} en bel ons op {phone}.',
  choose: 'Kies meteen een nieuw wachtwoord',
} as const

export const passwordResetTexts = {
  subject: (brand: string) => `Kies een nieuw wachtwoord bij ${brand}`,
  preview: (company: string) =>
    sentence(`Met deze link kies je een nieuw wachtwoord voor het account van ${company}`),
  heading: 'Kies een nieuw wachtwoord',
  intro: (company: string) => `Voor het account van ${company} is een nieuw wachtwoord aangevraagd.`,
  choose: 'Kies een nieuw wachtwoord',
  until: (day: string) =>
    `De link werkt één keer, tot ${day}. Heb je er meer gekregen? Zodra je er één gebruikt, werken de andere niet meer.`,
  notAskedText: 'Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
} as const

export const registrationAttemptTexts = {
  subject: (brand: string) => `Je hebt al een account bij ${brand}`,
  preview: 'Iemand probeerde zich te registreren met je e-mailadres. Er is niets veranderd.',
  heading: 'Je hebt al een account',
  intro: (company: string) =>
    `Iemand probeerde zich te registreren met je e-mailadres. Voor ${company} heb je al een account. Daaraan is niets veranderd.`,
  notYouText: 'Dan hoef je niets te doen. Niemand kreeg te zien dat je een account hebt.',
} as const
