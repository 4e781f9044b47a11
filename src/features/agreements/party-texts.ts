/** The page of who took an agreement over and has no account. */
export const partyLinkTexts = {
  notChecked: 'Het contract kan nu niet getoond worden',
  dead: 'Deze link werkt niet meer, of het contract is nog niet van jullie',
  deadText: (phone: string) =>
    `De link werkt vanaf de dag van de overname, zolang het contract van jullie is. Bel ons op ${phone} als je vragen hebt.`,
  intro: (company: string, address: string) => `Voor ${company}, op ${address}.`,
  /** Over the page that the link leads to. */
  pageTitle: 'Je contract',
} as const
