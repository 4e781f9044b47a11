import type { OtherScope } from './scopes.ts'
import type { TmfResourceName, Verb } from './tmf-resources.ts'

export const clientsTitle = 'Koppelingen'

/** The words of the list of API clients. */
export const clientListTexts = {
  intro:
    'Systemen en resellers die met een sleutel lezen en schrijven wat beheer ook doet. Wat een koppeling doet staat in het logboek.',
  add: 'Koppeling maken',
  webhooks: 'Webhooks',
  docs: 'Naslag van de API',
  name: 'Naam',
  owner: 'Van',
  ownSystem: 'eigen systeem',
  lastUse: 'Laatst gebruikt',
  never: 'nog niet gebruikt',
  calls: 'Aanvragen per dag',
  expires: 'Geldig tot en met',
  forever: 'onbeperkt',
  state: 'Stand',
  live: 'Actief',
  test: 'Test',
  expired: 'Verlopen',
  noKey: 'Geen sleutel',
  none: 'Er zijn nog geen koppelingen',
  noneText: 'Maak er een voor het systeem dat met de winkel praat.',
} as const

const counted = (count: number) => `${count} ${count === 1 ? 'aanvraag' : 'aanvragen'}`

/** The words of the chart of calls. */
export const usageTexts = {
  title: 'Gebruik',
  summary: (total: number, days: number, today: number) =>
    `${counted(total)} in ${days} dagen, waarvan ${today} vandaag`,
  table: 'Aanvragen per dag',
  day: 'Dag',
  count: 'Aanvragen',
} as const

/** The words of the page of one API client. */
export const clientPageTexts = {
  newTitle: 'Nieuwe koppeling',
  toList: 'Naar alle koppelingen',
  log: 'Logboek van deze koppeling',
  webhooks: 'Webhooks van deze koppeling',
  settings: 'Gegevens en rechten',
  nameHint: 'Zoals hij in het logboek staat.',
  ownerHint: 'Een reseller ziet en wijzigt alleen wat van hem is. Dit is later niet te wijzigen.',
  testLabel: 'Testkoppeling',
  testHint:
    'Bestellingen en prijsopgaven ervan krijgen het label Test, worden niet gemaild en niet geteld, en zijn na een dag weg. Dit is later niet te wijzigen.',
  scopesHint: 'Geef alleen wat het systeem nodig heeft.',
  resource: 'Onderdeel',
  others: 'Overige rechten',
  networksHint: 'Een IP-adres of netwerk per regel, zoals 192.0.2.0/24. Leeg: overal vandaan.',
  expiresHint: 'Leeg: onbeperkt.',
  mailsLabel: 'Klanten krijgen mail',
  mailsHint:
    'Over wat deze koppeling met hun bestelling of prijsopgave doet, zoals bij werk van een collega.',
  callsHint: 'Boven dit aantal krijgt het systeem 429 met hoelang het moet wachten.',
  contactHint: 'Wie we mailen als er iets met deze koppeling is.',
  make: 'Koppeling en sleutel maken',
  save: 'Opslaan',
  saved: 'De koppeling is opgeslagen',
  conflict: 'Intussen gewijzigd',
  keys: 'Sleutels',
  keysIntro:
    'Maak om te wisselen een tweede sleutel, zet hem in het systeem en trek dan de eerste in. Een sleutel vervangen we niet: wie hem kwijt is, krijgt een nieuwe.',
  key: (ending: string) => `Sleutel die eindigt op ${ending}`,
  keyFacts: (made: string, used: string | null) =>
    `gemaakt ${made}, ${used === null ? 'nog niet gebruikt' : `laatst gebruikt ${used}`}`,
  noKeys: 'Deze koppeling heeft geen sleutel en komt er dus niet in.',
  addKey: 'Sleutel maken',
  addKeyFailed: 'De sleutel is niet gemaakt',
  revokeKey: 'Intrekken',
  revokeKeyOf: (ending: string) => `Trek de sleutel in die eindigt op ${ending}`,
  revokeKeyTitle: (ending: string) => `Sleutel ${ending} intrekken?`,
  revokeKeyText:
    'Het systeem dat hem gebruikt krijgt meteen geen antwoord meer. Dit is niet terug te draaien.',
  keyRevoked: 'De sleutel is ingetrokken',
  revoke: 'Koppeling intrekken',
  revokeTitle: (name: string) => `${name} intrekken?`,
  revokeText:
    'Alle sleutels ervan gelden meteen niet meer. Dit is niet terug te draaien. Wat de koppeling deed blijft in het logboek staan.',
  revoked: 'De koppeling is ingetrokken',
  revokeFailed: 'Het intrekken is niet gelukt',
} as const

/** The words of a key that is shown once. */
export const shownKeyTexts = {
  title: 'Dit is de sleutel',
  once: 'Je ziet hem alleen nu. Zet hem meteen in het systeem en nergens anders.',
  key: 'Sleutel',
  clientId: 'client_id voor OAuth',
} as const

export const verbNames: Readonly<Record<Verb, string>> = {
  read: 'Lezen',
  create: 'Maken',
  update: 'Wijzigen',
  delete: 'Verwijderen',
}

export const resourceNames: Readonly<Record<TmfResourceName, string>> = {
  catalog: 'Catalogi',
  category: 'Categorieën',
  productOffering: 'Aanbod',
  productOfferingPrice: 'Prijzen',
  productSpecification: 'Productspecificaties',
  importJob: 'Catalogus invoeren uit CSV',
  exportJob: 'Catalogus uitvoeren als CSV',
  productOrder: 'Bestellingen',
  cancelProductOrder: 'Annuleringen van bestellingen',
  organization: 'Bedrijven',
  individual: 'Contactpersonen',
  product: 'Geleverde producten',
  agreement: 'Contracten',
  checkServiceQualification: 'Controle wat er op een adres kan',
  queryServiceQualification: 'Vraag wat er op een adres kan',
  quote: 'Prijsopgaven',
  geographicAddress: 'Adressen',
  geographicAddressValidation: 'Controle van een adres',
  productOfferingQualification: 'Controle van aanbod op een adres',
}

export const otherScopeNames: Readonly<Record<OtherScope, string>> = {
  'iban:read': 'Hele IBAN’s lezen',
  'webhook:read': 'Webhooks lezen',
  'webhook:create': 'Webhooks maken',
  'webhook:delete': 'Webhooks verwijderen',
}

/** `productOrder:read` → `Bestellingen: lezen`; one of another version as it is. */
export function scopeInWords(scope: string): string {
  const names: Readonly<Record<string, string>> = { ...resourceNames, ...otherScopeNames }
  const verbs: Readonly<Record<string, string>> = verbNames
  const [resource = '', verb = ''] = scope.split(':')
  const whole = names[scope]
  if (whole !== undefined) return whole
  const [name, does] = [names[resource], verbs[verb]]
  return name === undefined || does === undefined ? unknownScope : `${name}: ${does.toLowerCase()}`
}

const unknownScope = 'een recht van een andere versie'
