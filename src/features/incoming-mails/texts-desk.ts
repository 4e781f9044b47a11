/** A mail that came in, at the desk. */
export const receivedMailTexts = {
  noSuchMail: 'Deze mail is er niet, of is niet opgemaakt te bekijken.',
  showHtml: 'Toon met opmaak',
  hideHtml: 'Toon als tekst',
  frame: 'De mail zoals de klant hem opmaakte',
  frameNote: 'Plaatjes van internet en links openen hier niet.',
} as const
