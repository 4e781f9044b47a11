/** Texts of a preview of the catalogue. */
export const previewTexts = {
  refused: 'Dit is een voorvertoning: hier kun je niets bestellen of versturen.',
  gone: 'Deze link naar een voorvertoning is verlopen, beëindigd of niet heel. Vraag een nieuwe aan wie hem stuurde.',
  unknownDay: 'Toen verkocht de shop nog niets: kies een latere dag.',
  broken: 'De catalogus klopt dan niet, en kan niet worden getoond.',
  notShown: (reason: string) => `Deze voorvertoning wordt niet getoond. ${reason} Je ziet de shop van nu.`,
  label: 'Voorvertoning',
  revision: (name: string, moment: string | null) =>
    moment === null
      ? `Voorvertoning van de herziening “${name}”, zodra ze wordt gepland.`
      : `Voorvertoning van de herziening “${name}”, per ${moment}.`,
  moment: (moment: string) => `Voorvertoning van de shop op ${moment}.`,
  noOrders: 'Bestellen kan hier niet.',
  stop: 'Voorvertoning stoppen',
} as const
