/** The words of the mails about mail. */

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

export const deadLetterReportTexts = {
  preview: 'Neem op een andere manier contact op met wie deze mail niet heeft gekregen.',
  mails: {
    count: (count: number) =>
      counted(count, 'mail kon niet worden bezorgd', 'mails konden niet worden bezorgd'),
    text: 'Deze mails zijn geweigerd, of konden dagenlang niet worden bezorgd. Ze worden niet vanzelf opnieuw verstuurd. Neem op een andere manier contact op. Is het adres hersteld, dan verstuurt ‘npm run mail -- again NUMMER’ de mail opnieuw.',
  },
  calls: {
    count: (count: number) =>
      counted(count, 'webhook kon niet worden aangeroepen', 'webhooks konden niet worden aangeroepen'),
    text: 'Deze webhooks zijn geweigerd, of konden dagenlang niet worden aangeroepen. Geef de aanmelding zelf door. ‘npm run mail -- again NUMMER’ roept er een opnieuw aan.',
  },
  held: {
    count: (count: number) => counted(count, 'mail wacht', 'mails wachten'),
    text: 'Deze mails wachten, omdat hun ontvanger al veel mails van ons kreeg. De bestelling of aanvraag zelf staat. Kijk na of die echt is: iemand kan het adres van een ander hebben ingevuld. Ze gaan vanzelf zodra het weer mag; ‘npm run mail -- again NUMMER’ verstuurt er een meteen.',
  },
  letter: {
    email: (id: number) => `Mail ${id}`,
    webhook: (id: number) => `Webhook ${id}`,
    recipient: 'Aan',
    applicant: 'een sollicitant',
    kind: 'Soort',
    written: 'Geschreven',
    reason: 'Reden',
    reasonAtDesk: 'Staat bij de mail in beheer.',
  },
} as const

export const testMailTexts = {
  subject: (brand: string) => `Testmail van ${brand}`,
  preview: 'Lees je dit, dan komt onze mail bij jou aan.',
  heading: 'Deze testmail kwam aan',
  to: 'collega',
  intro: (moment: string) =>
    `Op ${moment} vroeg je in het beheer om een testmail. Lees je dit, dan komt onze mail bij jou aan. Staat hij bij de ongewenste mail, kijk dan na of SPF en DKIM van ons domein kloppen.`,
} as const
