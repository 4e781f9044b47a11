/** Said in a page that was open while a new release of the shop came. */
export const releaseTexts = {
  title: 'Deze site is vernieuwd',
  text: 'Je kunt verder met wat je invulde. Laad de pagina opnieuw zodra het uitkomt.',
  reload: 'Pagina opnieuw laden',
  later: 'Later',
} as const
