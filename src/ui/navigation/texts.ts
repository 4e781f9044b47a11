/** When the next page cannot be had. */
export const navigationTexts = {
  notOpened: 'We kunnen de volgende pagina nu niet openen',
  stay: 'Blijf op deze pagina',
} as const
