/** Output of `npm run reseller`. */
export const resellerProgramTexts = {
  usage:
    'Gebruik: npm run reseller, npm run reseller -- add ID "Bedrijfsnaam", of npm run reseller -- deactivate ID (of activate ID).',
  wrongId: 'Een reseller-ID bestaat uit hoogstens 100 letters, cijfers, streepjes en lage streepjes.',
  wrongName: (max: number) => `Een bedrijfsnaam is één regel van hoogstens ${max} tekens.`,
  taken: (id: string) => `Er is al een reseller met het ID ${id}.\n`,
  added: (companyName: string, id: string) =>
    `${companyName} kan verkopen via /bestellen/resellerId/${id}.\n`,
  noReseller: (id: string) => `Er is geen reseller met het ID ${id}.\n`,
  works: 'werkt weer',
  worksNoMore: 'werkt niet meer; geplaatste bestellingen blijven op naam staan',
  outcome: (companyName: string, outcome: string) => `De link van ${companyName} ${outcome}.\n`,
  none: 'Er zijn geen resellers.\n',
} as const

/** Over the flow for who came by a reseller's link; to the letter (order-flow §2). */
export const resellerTexts = {
  valid: (name: string) => `Je bestelt momenteel met een reseller account (${name})`,
  invalid: 'Er is een onjuist resellerId gebruikt.',
} as const
