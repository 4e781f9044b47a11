/** Shown where the server gave no sentence of its own. */
export const callMessages = {
  refused: 'Er is een onverwachte fout opgetreden.',
  unavailable: 'We kunnen de server nu niet bereiken. Probeer het over een minuut opnieuw.',
} as const

/** Texts for a request whose response got lost, so that its outcome is unknown. */
export const lostAnswerTexts = {
  title: 'We weten niet of dit is gelukt',
  message: 'We kregen geen antwoord van de server. Probeer het opnieuw, dan zie je hoe het ervoor staat.',
} as const

/** Texts for `window.alert`, as specified (order-flow §8, marketing-site §8). */
export const captchaAlerts = {
  fieldMissing: 'Er is een probleem met reCAPTCHA. Probeer het later opnieuw.',
  failed: 'Verificatie mislukt. Probeer opnieuw.',
  threw: 'Er is een fout opgetreden bij de reCAPTCHA-verificatie.',
} as const

/** Said in a page that was open while a new release of the shop came. */
export const releaseTexts = {
  title: 'Deze site is vernieuwd',
  text: 'Je kunt verder met wat je invulde. Laad de pagina opnieuw zodra het uitkomt.',
  reload: 'Pagina opnieuw laden',
  later: 'Later',
} as const
