import { sharedTexts } from '../../common/texts.ts'
import { mostParts } from './quote.ts'

/** Texts for the parts of a quote at the desk. */
export const partTexts = {
  title: 'Delen',
  hint: 'Elk deel gaat naar één adres en wordt een eigen bestelling. De klant kan ze samen of apart accepteren.',
  part: 'Deel',
  /** A field, and where it stands. */
  of: (label: string, where: string) => `${label} (${where})`,
  monthly: 'Per maand',
  oneTime: 'Eenmalig',
  wrong: 'Kijk na',
  total: 'Samen, excl. btw',
  totalWithVat: (percentage: number) => `Samen, incl. ${percentage}% btw`,
  apart: 'Zonder korting op het geheel, excl. btw',
  edit: 'Bewerken',
  editOf: (title: string) => `${title} bewerken`,
  editing: (title: string) => `Je bewerkt: ${title}`,
  remove: 'Verwijderen',
  removeOf: (title: string) => `${title} verwijderen`,
  removed: (title: string) => `${title} is verwijderd.`,
  undo: 'Zet terug',
  add: 'Deel toevoegen',
  addTitle: 'Deel toevoegen',
  place: 'Naam, soort, adres en inkoopnummer',
  placeTitle: 'Naam, soort, adres en inkoopnummer van dit deel',
  references: 'Hoe de administratie van de klant dit deel kent. Leeg is: zoals de hele prijsopgave.',
  name: 'Naam',
  nameHint: 'Zoals de klant het noemt, bijvoorbeeld een filiaal.',
  about: 'Waarover',
  address: 'Adres van levering',
  save: 'Opslaan',
  cancel: 'Annuleren',
  typeChange: 'Kies je een andere soort, dan beginnen de regels van dit deel opnieuw.',
  full: `Een prijsopgave heeft hoogstens ${mostParts} delen.`,
  accepted: (count: number, all: number) => `${count} van de ${all} delen geaccepteerd`,
  copy: 'Zelfde voor andere adressen',
} as const

/** Texts for copying a part to a list of addresses. */
export const addressListTexts = {
  title: (part: string) => `${part}: zelfde voor andere adressen`,
  intro: `Plak je lijst of kies een bestand (csv). Een rij per adres: postcode, huisnummer en, als je wilt, de naam. Hoogstens ${mostParts} delen in één prijsopgave.`,
  list: 'Adressen',
  listHint: 'Bijvoorbeeld: Filiaal Utrecht; 3512 PA; 12',
  file: 'Of kies een bestand',
  read: 'Adressen nakijken',
  nothingRead: 'Er staat nog geen adres in. Plak een lijst of kies een bestand.',
  notReadable: 'Dit bestand kan niet gelezen worden. Sla het op als csv en kies het opnieuw.',
  tooLarge: `Dit bestand is te groot voor een lijst van hoogstens ${mostParts} adressen. Kies een ander bestand.`,
  tooMany: (count: number, room: number) =>
    room === 0
      ? `Deze prijsopgave heeft al ${mostParts} delen.`
      : `Je lijst heeft ${count} adressen en er ${room === 1 ? 'past er nog 1' : `passen er nog ${room}`} bij. Haal er ${count - room} weg; wat je plakte staat er nog.`,
  elsewhere: (count: number) =>
    count === 1 ? 'Neem het adres van deze prijsopgave' : `Neem de ${count} adressen van deze prijsopgave`,
  unread: (columns: readonly string[]) =>
    `Niet gelezen: ${columns.join(', ')}. Hoort er iets van bij het adres, vul het dan hieronder aan.`,
  column: ({ column, head }: { readonly column: number; readonly head: string }) =>
    head === '' ? `kolom ${column}` : `kolom ‘${head}’`,
  above: (lines: readonly string[]) => `Boven de kolommen staat: ${lines.join(' / ')}. Dat is geen adres.`,
  checked: (done: number, all: number) => `${done} van de ${all} adressen nagekeken`,
  table: 'Nagekeken adressen',
  take: 'Meenemen',
  takeOf: (row: number) => `Rij ${row} meenemen`,
  row: 'Rij',
  name: 'Naam',
  nameOf: (row: number) => `Naam van rij ${row}`,
  zipCode: 'Postcode',
  zipCodeOf: (row: number) => `Postcode van rij ${row}`,
  houseNumber: 'Huisnummer',
  houseNumberOf: (row: number) => `Huisnummer van rij ${row}`,
  possible: 'Wat er kan',
  noPostcode: 'Dit is geen postcode. Vul hem in als 3512 PA.',
  noNumber: 'Vul een huisnummer in.',
  twice: 'Dit adres staat al in de lijst, of als deel van dezelfde soort in de prijsopgave.',
  unknown: sharedTexts.noSuchAddress,
  notChecked: 'Dit adres kon niet nagekeken worden.',
  again: 'Opnieuw nakijken',
  allAgain: (count: number) => `${count} adressen opnieuw nakijken`,
  againOf: (row: number) => `Rij ${row} opnieuw nakijken`,
  checking: 'Wordt nagekeken …',
  here: (address: string, what: string) => (what === '' ? address : `${address}: ${what}`),
  instead: (line: string, fastest: string) =>
    fastest === '' ? `${line} is hier niet` : `${line} is hier niet, wel ${fastest}`,
  make: (count: number) => (count === 1 ? '1 deel toevoegen' : `${count} delen toevoegen`),
  made: (count: number) => (count === 1 ? '1 deel is toegevoegd.' : `${count} delen zijn toegevoegd.`),
  wrongLeft: (count: number) =>
    count === 1
      ? '1 rij is nog niet goed en gaat niet mee.'
      : `${count} rijen zijn nog niet goed en gaan niet mee.`,
  laterLeft: (count: number) =>
    `${count === 1 ? '1 adres gaat niet mee' : `${count} adressen gaan niet mee`}: daar ligt het niet klaar. Vink aan wat je toch aanbiedt. Is niet bekend wat het kost of wanneer het er is, dan vul je dat daarna in.`,
  close: 'Sluiten',
} as const
