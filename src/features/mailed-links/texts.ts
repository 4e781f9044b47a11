/** Of a page that a mailed link leads to. */
export const incompleteLinkTexts = {
  title: 'Deze link is niet compleet',
  text: 'Er ontbreekt een stuk van. Kopieer de link helemaal uit de mail, tot en met het laatste teken, en plak hem in de adresbalk.',
} as const
