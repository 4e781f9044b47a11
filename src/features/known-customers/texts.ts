/** Words for beginning with a known customer at the desk. */
export const knownCustomerTexts = {
  title: 'Bestaande klant',
  search: 'Zoek op KVK, telefoon, naam, bedrijf of e-mail',
  hint: 'Een nieuwe klant? Sla dit over en vul de gegevens gewoon in.',
  tooShort: 'Typ ten minste 3 tekens',
  noneFound: 'Niemand gevonden. Zoek op iets anders, of vul de gegevens van een nieuwe klant in.',
  found: (count: number) => (count === 1 ? '1 klant gevonden' : `${count} klanten gevonden`),
  guest: 'zonder account',
  prospect: 'nog geen klant',
  blocked: 'account geblokkeerd',
  lastSeen: (day: string) => `laatst gezien ${day}`,
  nameless: 'Zonder naam',
  gone: 'Deze klant bestaat niet meer. Zoek opnieuw.',
  undo: 'Ongedaan maken',
} as const

/** The page where staff begin to order for a caller. */
export const orderByPhoneTexts = {
  title: 'Telefonisch bestellen',
  intro:
    'Plaats een bestelling of vraag een prijsopgave aan voor wie belt, langs dezelfde weg en met dezelfde regels als op de website.',
  choose: 'Waar belt hij over?',
  beginsWith: (names: string) => `De bestelling begint met de gegevens van ${names}.`,
  notes: [
    'Wat je invult blijft alleen in dit tabblad en is weg zodra je stopt of de bestelling geplaatst is.',
    'Je eigen account als klant, als je dat hebt, speelt geen rol.',
    'De bestelling komt op jouw naam te staan en hoeft niet meer teruggebeld te worden.',
  ],
} as const

/** The page where staff begin to change an agreement for a caller. */
export const changeByPhoneTexts = {
  title: 'Contract wijzigen',
  titleOf: 'Contract {agreement} wijzigen',
  toCase: 'Terug naar de zaak',
  running: (number: string) => `Voor dit contract loopt al een wijziging: bestelling ${number}.`,
  question: {
    intro:
      'Je stelt met de klant samen wat hij wil hebben, langs dezelfde weg en met dezelfde regels als op de website. Wat hij nu heeft, loopt door tot het nieuwe werkt. De klant en zijn organisatie krijgen een bevestiging per e-mail.',
    has: 'Wat de klant nu heeft',
    action: 'Wat wil hij?',
    overlap: 'Hoe lang wil hij beide adressen houden?',
    overlapHint: 'Zolang betaalt hij voor allebei.',
  },
} as const
