/** Sentences for programs that call TM Forum's APIs. */
export const tmfTexts = {
  noSuchResource: 'Dit bestaat niet.',
  wrongQuery: 'De vraag is niet goed.',
  wholeNumber: (most: number) =>
    Number.isFinite(most)
      ? `Vul een geheel getal van 0 tot en met ${most} in, in cijfers.`
      : 'Vul een geheel getal van 0 of hoger in, in cijfers.',
  noMoment: 'Vul een dag of moment in, zoals 2026-11-27 of 2026-11-27T10:00:00Z.',
  queryTooLong: (most: number) => `Een vraag heeft hoogstens ${most} tekens.`,
  tooManyFilters: (most: number) => `Gebruik hoogstens ${most} filters.`,
  noAttribute: 'Dit is geen naam van een attribuut.',
  unknownAttribute: 'Dit attribuut bestaat hier niet.',
  patternTooLong: (most: number) => `Een reguliere expressie heeft hoogstens ${most} tekens.`,
  noPattern: 'Dit is geen reguliere expressie (RE2).',
  tooWide: 'Deze vraag duurt te lang. Maak hem kleiner.',
  filterTooWide: 'Dit filter doorzoekt te veel. Filter ook op id, status, datum of klant.',
  sortTooWide: (path: string) => `Sorteren op ${path} kan alleen met minder resultaten. Gebruik een filter.`,
  noCursor:
    'Dit is geen plaats in deze lijst. Neem de waarde van after uit de Link van een eerder antwoord, of begin met after= zonder waarde.',
  notListedByChange: 'Deze lijst kent geen volgorde van verandering.',
  notByChange: 'Een lijst op volgorde van verandering heeft dit niet. Volg de Link met rel="next".',
  wrongAddress: 'Dit adres is niet goed geschreven: een % hoort bij twee cijfers of letters a tot en met f.',
  wrongBody: 'De gegevens kloppen niet met de beschrijving van TM Forum.',
  noJson: 'De gegevens zijn geen JSON-object.',
  tooDeep: (most: number) => `De gegevens zijn dieper genest dan ${most} lagen.`,
  notStorable: 'De gegevens bevatten tekens die in geen tekst horen.',
  noCredential: 'Geef een sleutel of token mee: Authorization: Bearer …',
  wrongCredential: 'Deze sleutel of dit token geldt niet (meer).',
  wrongNetwork: 'Deze sleutel mag niet vanaf dit adres worden gebruikt.',
  noScope: (scope: string) => `Deze koppeling heeft het recht ${scope} niet.`,
  changedSinceRead: 'Dit is intussen veranderd. Lees het opnieuw.',
  notServed: 'Dit kan deze winkel niet.',
  tooMany: 'Deze koppeling heeft te vaak gevraagd. Wacht even.',
} as const
