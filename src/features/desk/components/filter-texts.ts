/** The words that the lists of mails, customers and the log share. */
export const deskListTexts = {
  find: 'Zoeken',
  clear: 'Wis filters',
  pages: 'Verder in de lijst',
  older: 'Ouder',
  newest: 'Naar de nieuwste',
} as const
