/** The words of the document that confirms a notice. */
export const noticeDocumentTexts = {
  title: 'Bevestiging van opzegging',
  agreement: 'Contract',
  organisation: 'Organisatie',
  address: 'Adres',
  givenOn: 'Opgezegd op',
  product: 'Product',
  lastDay: 'Laatste dag',
  cost: 'Ten hoogste excl. btw',
  total: 'Samen',
  why: 'De kosten zijn de prijs van de maanden tot het einde van de looptijd. Je betaalt nooit meer dan dit bedrag.',
  free: 'Deze opzegging kost niets.',
  back: (until: string) =>
    `Tot en met ${until} kan deze opzegging worden ingetrokken: in het account, per e-mail of telefoon.`,
} as const
