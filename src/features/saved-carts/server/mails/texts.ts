/** The words of the mail with a saved cart. */
export const savedCartTexts = {
  subject: (brand: string) => `Je winkelwagen bij ${brand}`,
  preview: (until: string) => `Ga verder waar je gebleven was, op elk apparaat, tot ${until}.`,
  heading: 'Je winkelwagen is bewaard',
  intro: (until: string) =>
    `Met deze link staat je winkelwagen op elk apparaat weer klaar, tot ${until}. Daarna wissen we hem.`,
  goOn: 'Ga verder met bestellen',
  prices:
    'Dit zijn de prijzen van vandaag. Verandert er intussen iets aan prijs of aanbod, dan zie je dat als je verdergaat. Je zit nergens aan vast.',
  notYou: 'Niet door jou bewaard?',
  notYouText: 'Dan heeft iemand zich in zijn e-mailadres vergist. Je hoeft niets te doen.',
} as const
