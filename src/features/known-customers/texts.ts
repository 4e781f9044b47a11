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
