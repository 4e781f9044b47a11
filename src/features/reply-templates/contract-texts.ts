/** Labels and errors of ready-made texts and of answers. */

export const templateFieldTexts = {
  name: 'Naam van de tekst',
  nameMissing: 'Geef de tekst een naam',
  subject: 'Onderwerp',
  text: 'Tekst',
  textMissing: 'Schrijf de tekst',
  language: 'Taal',
  kinds: 'Soort zaak',
  states: 'Status',
  owner: 'Voor wie',
  waitDays: 'Opvolgen na (werkdagen)',
  assign: 'Toewijzen',
  close: 'Sluiten met reden',
  settles: 'Afgehandeld hiermee',
  unknownState: 'Deze status hoort niet bij de gekozen soorten',
  closeNeedsKinds:
    'Sluiten kan alleen bij formulieren, glasvezelaanvragen en e-mails. Kies die bij de soort zaak.',
  wrongWaitDays: 'Vul een aantal werkdagen in van 1 tot en met 60, of laat het leeg',
  unknownColleague: 'Kies een collega uit de lijst',
  unknownReason: 'Kies een reden uit de lijst',
  signature: 'Ondertekening',
} as const
