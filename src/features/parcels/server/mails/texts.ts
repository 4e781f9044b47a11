/** The words of the mail that a parcel is on its way. */
export const parcelSentTexts = {
  subject: (number: string, brand: string) => `Je pakket is onderweg | bestelling ${number} bij ${brand}`,
  preview: (number: string) => `Volg het pakket van bestelling ${number}.`,
  heading: 'Je pakket is onderweg',
  intro: (number: string, company: string) =>
    `Er is een pakket van bestelling ${number} voor ${company} naar je onderweg.`,
  subjectOfMany: (number: string, brand: string) =>
    `Je pakketten zijn onderweg | bestelling ${number} bij ${brand}`,
  headingOfMany: 'Je pakketten zijn onderweg',
  introOfMany: (count: number, number: string, company: string) =>
    `We hebben ${count} pakketten van bestelling ${number} voor ${company} naar je verstuurd.`,
  address: 'Adres',
  questions: 'Klopt er iets niet?',
} as const
