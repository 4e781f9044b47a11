/** Giving notice of several agreements at once. */
export const noticesTexts = {
  open: 'Meerdere contracten opzeggen',
  title: 'Meerdere contracten opzeggen',
  intro:
    'Kies welke adressen stoppen en per wanneer. Je ziet per adres en samen wat het kost voordat je bevestigt.',
  choose: 'Welke contracten zeg je op?',
  chooseAtDesk: 'Welke contracten zegt de klant op?',
  /** The lines of one of them. */
  linesOf: (agreement: string) => `Wat van contract ${agreement}?`,
  of: (agreement: string, amount: string, day: string) =>
    `Contract ${agreement}, ${amount} per maand, zonder kosten per ${day}`,
  total: (count: number, sum: string) => `De ${count} opzeggingen samen kosten ${sum} excl. btw.`,
  totalFree: (count: number) => `De ${count} opzeggingen samen kosten niets.`,
  ofAgreement: (agreement: string, sentence: string) => `Contract ${agreement}: ${sentence}`,
  nothingLeft: 'Er loopt niets dat je kunt opzeggen.',
  given: 'Je opzeggingen zijn doorgegeven',
  recorded: 'De opzeggingen zijn vastgelegd',
  failed: 'Er is niets opgezegd',
  notYours: 'Een van deze contracten staat niet in dit account. Er is niets opgezegd.',
} as const
