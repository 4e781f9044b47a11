/** The words of the slip that goes back with rented devices. */
export const returnSlipTexts = {
  title: 'Retourbon',
  intro: 'Leg deze bon in de doos, samen met de apparaten, de adapters en de kabels.',
  to: 'Aan',
  recipient: 'Naam',
  department: (legalName: string) => `${legalName}, retouren`,
  address: 'Adres',
  from: 'Van',
  agreement: 'Contract',
  /** For who hears it. */
  code: (agreement: string) => `QR-code van contract ${agreement}`,
  organisation: 'Organisatie',
  inTheBox: 'In de doos',
  device: 'Apparaat',
  count: 'Aantal',
  by: 'Uiterlijk terug',
  price: 'Niet terug, excl. btw',
  after: (phone: string) =>
    `Wat niet terugkomt, kost per stuk ten hoogste het bedrag dat erbij staat. Is er iets kapot of kwijt, bel ons dan op ${phone}.`,
} as const
