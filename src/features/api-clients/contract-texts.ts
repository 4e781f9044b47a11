/** Labels and errors of the fields of an API client. */
export const clientFieldTexts = {
  name: 'Naam',
  nameMissing: 'Geef de koppeling een naam',
  owner: 'Van wie',
  scopes: 'Rechten',
  scopesMissing: 'Kies minstens één recht',
  networks: 'Adressen waarvandaan',
  wrongNetwork: (typed: string) =>
    `‘${typed}’ is geen IP-adres of netwerk. Schrijf het als 192.0.2.10, 192.0.2.0/24 of 2001:db8::/32`,
  tooManyNetworks: (most: number) => `Vul hoogstens ${most} adressen in`,
  expiresOn: 'Geldig tot en met',
  wrongDay: 'Vul een dag in, zoals 31-12-2027',
  sendsMails: 'Klanten krijgen mail',
  callsPerMinute: 'Aanvragen per minuut',
  wrongCalls: (most: number) => `Vul een geheel getal van 1 tot en met ${most} in`,
  contactEmail: 'E-mailadres bij problemen',
  contactEmailMissing: 'Vul in wie we mailen bij problemen',
  isTest: 'Testkoppeling',
} as const
