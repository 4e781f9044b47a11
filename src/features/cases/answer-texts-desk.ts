/** Dutch texts of the dialog that writes an answer, and of answers that wait. */

export const answerTexts = {
  question: 'Waar je op antwoordt',
  mailOf: (from: string, moment: string) => `Mail van ${from}, ${moment}`,
  askedOn: (moment: string) => `Gevraagd op ${moment}`,
  filledIn: 'Ingevuld op het formulier',
  copies: 'Cc',
  copiesHint: 'Hoogstens 5 adressen, met een komma ertussen.',
  subjectAbout: (kind: string) => `Over je ${kind}`,
  after: 'Meteen ook',
  wait: (days: number) => `Opvolgen over ${days} ${days === 1 ? 'werkdag' : 'werkdagen'}`,
  assignMe: 'Aan mij toewijzen',
  assign: (name: string) => `Toewijzen aan ${name}`,
  close: (reason: string) => `De zaak sluiten: ${reason.toLowerCase()}`,
  later: 'Later versturen',
  laterOn: 'Wanneer gaat de mail weg?',
  draft: 'Dit stond nog in deze browser.',
  startAgain: 'Begin opnieuw',
  sendLater: 'Inplannen',
  sendAndClose: 'Versturen en sluiten',
  sendLaterAndClose: 'Inplannen en sluiten',
  othersOfMail: (addresses: string) => `Bij deze mail horen ook: ${addresses}`,
  takeCopies: 'Zet in cc',
  willWait: (email: string) =>
    `Mails naar ${email} komen terug. Je antwoord wacht tot het adres verbeterd is.`,
  uploading: 'Wacht tot alle bestanden er zijn, en verstuur dan.',
} as const

export const waitingTexts = {
  going: 'Je antwoord gaat over enkele seconden weg',
  goingOf: (name: string) => `Het antwoord van ${name} gaat over enkele seconden weg`,
  planned: (moment: string) => `Er wacht een antwoord tot ${moment}`,
  subject: (subject: string) => `Onderwerp: ${subject}`,
  undo: 'Ongedaan maken',
  change: 'Terughalen en wijzigen',
  takenBack: 'Het antwoord is teruggehaald. Je kunt het wijzigen.',
  failed: 'Terughalen is niet gelukt',
} as const
