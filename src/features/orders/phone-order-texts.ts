/** The words of orders that staff take on the phone. */
export const phoneOrderTexts = {
  title: 'Telefonische bestelling',
  onBehalf: 'Je bestelt namens de beller.',
  stop: 'Stoppen',
  readOut:
    'Lees elke zin voor aan de beller en vink aan waar hij mee akkoord gaat. Het wordt vastgelegd als door jou voorgelezen.',
  done: {
    title: 'De telefonische bestelling is geplaatst',
    text: 'De beller krijgt de bevestiging per mail. De zaak staat op jouw naam.',
    next: 'Volgende beller',
    toCase: 'Naar de zaak',
  },
  page: {
    title: 'Telefonisch bestellen',
    intro:
      'Plaats een bestelling of vraag een prijsopgave aan voor wie belt, langs dezelfde weg en met dezelfde regels als op de website.',
    choose: 'Waar belt hij over?',
    notes: [
      'Wat je invult blijft alleen in dit tabblad en is weg zodra je stopt of de bestelling geplaatst is.',
      'Je eigen account als klant, als je dat hebt, speelt geen rol.',
      'De bestelling komt op jouw naam te staan en hoeft niet meer teruggebeld te worden.',
    ],
  },
} as const
