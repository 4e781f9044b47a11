/** The words of the mails about a case. */

export const caseAnswerTexts = {
  preview: (number: string) => `Over ${number}`,
  decide: 'Bekijk en beslis',
  about: 'Dit gaat over nummer {number}.',
} as const

export const questionsTexts = {
  title: 'Vragen?',
  text: 'Bel ons op {phone} of beantwoord deze e-mail.',
} as const
