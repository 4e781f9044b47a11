/** Sentences that calls of every feature give. */
export const contractTexts = {
  checkMarked: 'Controleer de gemarkeerde velden.',
  malformed: 'De aanvraag is niet leesbaar.',
  noSuchAction: 'Deze actie bestaat niet.',
  reload: 'Laad de pagina opnieuw en probeer het nog eens',
} as const
