/** Dutch texts of ready-made texts at the desk. */

export const chooserTexts = {
  find: 'Zoek een standaardtekst',
  list: 'Standaardteksten',
  none: 'Geen tekst gevonden. Zoek met een ander woord, of schrijf zelf.',
  found: (count: number) => (count === 1 ? '1 tekst gevonden' : `${count} teksten gevonden`),
  inEnglish: (name: string) => `${name} (Engels)`,
  language: 'Taal van de mail',
  failed: 'De standaardteksten kunnen nu niet worden geladen. Je kunt zelf schrijven.',
} as const

export const replyTextsTitle = 'Standaardteksten'

export const listTexts = {
  intro: 'Teksten die je in een antwoord aan de klant zet.',
  add: 'Nieuwe tekst',
  search: 'Zoek op naam of woorden',
  kind: 'Soort zaak',
  everyKind: 'Alle soorten',
  owner: 'Van wie',
  everyOwner: 'Gedeeld en eigen',
  shared: 'Gedeeld',
  own: 'Van jou',
  name: 'Naam',
  for: 'Voor',
  forEverything: 'alle zaken',
  changed: 'Gewijzigd',
  shipped: 'meegeleverd',
  changedBy: (name: string, moment: string) => `${name}, ${moment}`,
  none: 'Er zijn nog geen teksten',
  noneText: 'Maak een tekst die je vaker nodig hebt.',
  noneFound: 'Geen tekst gevonden',
  noneFoundText: 'Zoek met andere woorden, of wis de filters.',
} as const

export const languageNames = { nl: 'Nederlands', en: 'Engels' } as const

export const editorTexts = {
  newTitle: 'Nieuwe standaardtekst',
  toList: 'Naar alle teksten',
  form: 'De tekst',
  share: 'Gedeeld: alle collega’s gebruiken deze tekst',
  shareHint: 'Zonder vinkje zie alleen jij de tekst.',
  ownOnly: 'Met jouw rol maak je teksten voor jezelf.',
  kindsHint: 'Kies niets voor een tekst bij alle zaken.',
  statesHint: 'Kies niets voor een tekst bij elke status.',
  subjectHint: 'Laat leeg om het onderwerp van de mail zo te laten.',
  textHint: 'Zonder aanhef en ondertekening: die zet de mail er zelf omheen.',
  fields: 'Velden die je kunt gebruiken',
  fieldsText: 'Een veld wordt ingevuld uit de zaak. Is het daar niet bekend, dan gaat de mail niet weg.',
  addField: (name: string) => `Voeg het veld ${name} toe`,
  acts: 'Meteen ook, bij het versturen',
  waitHint: 'Leeg laat de gewone termijn staan.',
  nobody: 'Niet toewijzen',
  sender: 'Aan wie de mail verstuurt',
  stayOpen: 'Niet sluiten',
  settlesHint: 'Een open verzoek van deze soort is afgehandeld als je de tekst verstuurt.',
  save: 'Opslaan',
  saved: 'De tekst is opgeslagen.',
  remove: 'Verwijderen',
  removed: 'De tekst is verwijderd.',
  removeTitle: (name: string) => `‘${name}’ verwijderen?`,
  removeText:
    'De tekst en de eerdere versies zijn dan weg, ook voor collega’s. Mails die al verstuurd zijn blijven zoals ze zijn.',
  removeFailed: 'Verwijderen is niet gelukt',
  copy: 'Maak een eigen kopie',
  copyName: (name: string) => `${name} (kopie)`.slice(0, 80),
  readOnly: 'Deze tekst is gedeeld. Met jouw rol kun je hem gebruiken en er een eigen kopie van maken.',
  preview: 'Voorbeeld',
  previewNote: 'Met de gegevens van een voorbeeldzaak.',
  missing: (name: string) => `{${name}} ontbreekt`,
  history: 'Eerdere versies',
  noHistory: 'Er zijn nog geen eerdere versies.',
  version: (number: number, by: string | null, moment: string) =>
    `Versie ${number} · ${by ?? 'meegeleverd'} · ${moment}`,
  putBack: 'Zet deze versie terug in het formulier',
  putBackDone: 'De versie staat in het formulier. Controleer de tekst en sla op.',
} as const

export const signatureTexts = {
  title: 'Ondertekening van je mails',
  intro: 'Dit staat onder elke mail die je vanuit een zaak stuurt.',
  label: 'Ondertekening',
  hint: 'Laat leeg voor de standaard: je naam en de naam van het bedrijf.',
  save: 'Ondertekening opslaan',
  saved: 'De ondertekening is opgeslagen.',
} as const

/** Shown beside each field. */
export const fieldNotes = {
  contact: 'hele naam van de contactpersoon',
  voornaam: 'voornaam van de contactpersoon',
  organisatie: 'naam van de organisatie',
  nummer: 'nummer van de zaak',
  adres: 'adres van levering',
  leverdag: 'dag van levering',
  dagdeel: 'tijdvak van levering',
  belmoment: 'afgesproken belmoment',
  opvolgdag: 'dag van opvolgen; zonder keuze over drie werkdagen',
  nummers: 'telefoonnummers die meekomen',
  overstapdag: 'dag waarop het nummer overgaat',
  pakket: 'code om het pakket te volgen',
  medewerker: 'jouw naam',
  telefoon: 'ons telefoonnummer',
  merk: 'onze naam',
} as const
