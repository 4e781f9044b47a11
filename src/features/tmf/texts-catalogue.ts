import type { PriceRole } from './offering-prices.ts'

const roleNames: Readonly<Record<PriceRole, string>> = {
  own: 'eigen',
  setup: 'installatie',
  support: 'beheer',
  purchase: 'koop',
  rental: 'huur',
}

/** Sentences for programs that read and write the catalogue. */
export const catalogueApiTexts = {
  catalogName: 'Catalogus',
  months: (count: number) => (count === 1 ? '1 maand' : `${count} maanden`),
  unit: 'Bedragen zijn in EUR.',
  amount: 'Vul een bedrag in euro’s met hoogstens twee decimalen in.',
  twicePriced: (role: PriceRole) => `Er is al een prijs met de rol ${role} (${roleNames[role]}).`,
  unknownPrice: 'Deze prijs bestaat niet.',
  wrongOffering: 'Dit aanbod past niet bij de regels van de catalogus.',
  wrongPrice: 'Deze prijs past niet bij de regels van de catalogus.',
  unknownCategory: (id: string) => `Er is geen categorie ${id}. Vraag de categorieën op met GET category.`,
  noCategory: 'Aanbod heeft een categorie nodig.',
  launchAtDesk: 'Publiceren en beëindigen doet een medewerker aan de beheerkant.',
  partOf: (id: string) => `Dit hoort bij aanbod ${id}. Wijzig het daar.`,
  endedAlready: 'Dit aanbod wordt al niet meer verkocht.',
  priceNeeded: 'Aanbod heeft altijd een prijs. Verwijder het aanbod zelf.',
  sameRole: 'Een prijs houdt zijn rol.',
  samePeriod: 'Een prijs blijft eenmalig of per maand. Maak nieuw aanbod.',
  namedByOffering: 'Deze prijs heet als zijn aanbod. Wijzig de naam daar.',
  wrongJob: 'Deze opdracht kan zo niet.',
  dataAddress: 'Geef het bestand mee als data:-adres. Andere adressen worden niet opgehaald.',
  fileFormat: 'Een bestand is text/csv of application/json.',
  noQuery: 'Een bestand bevat de hele catalogus: laat query weg.',
  line: (line: number) => `regel ${line}`,
  fileName: 'catalogus',
  fixedSpecification: 'Deze specificatie hoort bij de winkel en verandert niet.',
  tooManyLoose: (most: number) => `Er staan al ${most} losse concepten. Verwijder er eerst een paar.`,
} as const
