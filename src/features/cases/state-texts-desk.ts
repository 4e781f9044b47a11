/** States of an order, and why it does not come into another one. */
export const orderStateTexts = {
  acknowledged: {
    label: 'ontvangen',
    refusal: 'Deze bestelling is nog niet telefonisch bevestigd: neem hem eerst in behandeling.',
  },
  pending: {
    label: 'in voorbereiding',
    refusal: 'Deze bestelling wordt nog voorbereid: neem hem eerst in behandeling.',
  },
  held: {
    label: 'wacht op de klant',
    refusal: 'Deze bestelling wacht op de klant: neem hem eerst weer in behandeling.',
  },
  inProgress: {
    label: 'in behandeling',
    refusal:
      'Deze bestelling is al bevestigd: hij kan nog geleverd worden, wachten, mislukken of geannuleerd worden.',
  },
  partial: {
    label: 'deels geleverd',
    refusal: 'Deze bestelling is geleverd en wacht alleen nog op nummers die meekomen.',
  },
  completed: { label: 'geleverd', refusal: 'Deze bestelling is geleverd en verandert niet meer.' },
  cancelled: { label: 'geannuleerd', refusal: 'Deze bestelling is geannuleerd en verandert niet meer.' },
  rejected: { label: 'afgewezen', refusal: 'Deze bestelling is afgewezen en verandert niet meer.' },
  failed: { label: 'mislukt', refusal: 'Deze bestelling is mislukt en verandert niet meer.' },
} as const

/** The same of a quote. */
export const quoteStateTexts = {
  inProgress: {
    label: 'aangevraagd',
    refusal: 'Deze prijsopgave is nog niet verstuurd en kan dus niet geaccepteerd worden.',
  },
  pending: {
    label: 'wacht op informatie',
    refusal: 'Deze prijsopgave wacht nog op informatie en kan dus niet geaccepteerd worden.',
  },
  approved: {
    label: 'verstuurd',
    refusal: 'Deze prijsopgave is al verstuurd. Maak een nieuwe versie, of trek hem in.',
  },
  accepted: { label: 'geaccepteerd', refusal: 'Deze prijsopgave is geaccepteerd en verandert niet meer.' },
  rejected: {
    label: 'afgewezen',
    refusal: 'Deze prijsopgave is afgewezen. Alleen een nieuwe versie opent hem weer.',
  },
  cancelled: {
    label: 'ingetrokken',
    refusal: 'Deze prijsopgave is ingetrokken. Alleen een nieuwe versie opent hem weer.',
  },
} as const

/** The same of a fibre enquiry or form. */
export const submissionStateTexts = {
  new: { label: 'nieuw', refusal: 'Dit bericht is nog niet beantwoord.' },
  answered: { label: 'beantwoord', refusal: 'Dit bericht is al beantwoord.' },
  closed: { label: 'gesloten', refusal: 'Dit bericht is gesloten en verandert niet meer.' },
} as const

/** Why staff do not bring a case into a state themselves. */
export const manualStateTexts = {
  sending: 'Dat gebeurt vanzelf als je een prijsopgave verstuurt.',
  accepting: 'Dat doet de klant zelf, via de link in zijn mail.',
  noNumbers: 'Er komen geen nummers meer mee: rond de bestelling af als geleverd.',
  openNumbers:
    'Er komen nog nummers mee. Noteer de bestelling als deels geleverd: hij is geleverd zodra het laatste nummer over is of vervalt.',
} as const

/** Names of states of an order that is an end, where they are other ones. */
export const endStateLabels: Readonly<Record<string, string>> = {
  inProgress: 'verwerkt',
  completed: 'beëindigd',
  cancelled: 'ingetrokken',
}

/** Why staff do not bring an end into a state themselves. */
export const endStateTexts = {
  byItself: 'Dat gebeurt vanzelf op de dag na de laatste dag.',
  onlyWithdrawn: 'Een opzegging wordt verwerkt of ingetrokken.',
} as const

/** Why a state is not taken back. */
export const undoTexts = {
  never: 'Deze status is niet terug te draaien.',
  tooLate: 'Dit is langer dan 24 uur geleden en niet meer terug te draaien.',
} as const
