/** Says of a case that a test client of the API made it, and of what staff do with it that nobody is mailed. */
export const testCaseTexts = {
  label: 'Test',
  notice:
    'Een testkoppeling maakte deze zaak. Er gaat geen mail uit, hij telt nergens mee en is een dag na binnenkomst weg.',
  notMailed: 'Dit is een test: de klant krijgt hier geen mail van.',
  answerKept: 'Dit is een test: je antwoord komt in het gesprek te staan en wordt niet gemaild.',
  keepAnswer: 'Vastleggen',
  keepAnswerAndClose: 'Vastleggen en sluiten',
} as const
