/** Texts of the rules for the address of a receiver. */
export const addressTexts = {
  missing: 'Vul het adres in waarop de ontvanger luistert.',
  tooLong: (most: number) => `Vul een adres in van ten hoogste ${most} tekens.`,
  noAddress: 'Vul een volledig adres in, zoals https://koppeling.voorbeeld.nl/webhook.',
  withPassword: 'Zet geen naam of wachtwoord in het adres. De ontvanger herkent ons aan de handtekening.',
  withFragment: 'Laat # en wat erachter staat weg. Dat komt niet bij de ontvanger aan.',
  otherSpelling: (host: string) => `Vul het adres in zoals het luidt. Dit adres leidt naar ${host}.`,
  noHttps: 'Vul een adres in dat met https:// begint.',
  port: 'Kies poort 443 of een poort vanaf 1024.',
  numbers: 'Vul een naam in en geen IP-adres. Bij een naam hoort een certificaat.',
  notPublic: 'Dit adres is niet openbaar. Wij roepen alleen adressen op het internet aan.',
  unknownName: 'Deze naam is niet te vinden. Controleer hem op een tikfout.',
}

/** Labels of fields, and why they are not right. */
export const webhookFieldTexts = {
  name: 'Naam',
  nameMissing: 'Geef de webhook een naam.',
  url: 'Adres',
  types: 'Gebeurtenissen',
  typesMissing: 'Kies minstens een gebeurtenis.',
  states: 'Alleen bij deze statussen',
  productTypes: 'Alleen bij deze producten',
  actions: 'Van welke bestellingen',
  actionsMissing: 'Kies van welke bestellingen de ontvanger hoort.',
  contactEmail: 'E-mailadres bij storing',
  wrongEmail: 'Vul een e-mailadres in, zoals beheer@voorbeeld.nl, of laat het veld leeg.',
  client: 'Van wie',
  signature: 'Ondertekening',
  wrongDay: 'Vul een dag in, zoals 27-11-2026.',
  daysSwapped: 'Kies een laatste dag die niet voor de eerste ligt.',
} as const
