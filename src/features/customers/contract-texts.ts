/** Refusals of mailed links. */
export const accountContractTexts = {
  linkGone: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
} as const
