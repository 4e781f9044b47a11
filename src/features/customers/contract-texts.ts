/** Refusals of forms with an organisation's details, and of mailed links. */
export const accountContractTexts = {
  formRefused: 'Er is een probleem',
  linkGone: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
} as const
