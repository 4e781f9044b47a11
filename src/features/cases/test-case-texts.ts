/** Says of a case that a test client of the API made it. */
export const testCaseTexts = {
  label: 'Test',
  notice:
    'Een testkoppeling maakte deze zaak. Er gaat geen mail uit, hij telt nergens mee en is een dag na binnenkomst weg.',
} as const
