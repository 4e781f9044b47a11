import { sharedTexts } from '../../../../common/texts.ts'
/** The words of the mails about forms of the website. */

export const enquiryFactTexts = {
  bandwidth: 'Bandbreedte',
  address: 'Adres',
  company: 'Bedrijfsnaam',
  name: 'Naam',
  phone: 'Telefoonnummer',
  email: 'E-mailadres',
} as const

export const fibreEnquiryConfirmationTexts = {
  subject: (brand: string) => `Je aanvraag voor zakelijk glasvezel bij ${brand}`,
  preview: 'We zoeken uit wat er op je adres mogelijk is en nemen binnen 1 werkdag contact op.',
  heading: 'We hebben je aanvraag ontvangen',
  intro: (moment: string, callBy: string) =>
    `Op ${moment} vroeg je naar zakelijk glasvezel. We zoeken uit wat er op je adres mogelijk is en nemen binnen 1 werkdag contact met je op, ${callBy}.`,
  introMovedOn: (moment: string) => `Op ${moment} vroeg je naar zakelijk glasvezel.`,
  enquiry: 'Je aanvraag',
} as const

export const fibreEnquiryNoticeTexts = {
  subject: (bandwidth: string, company: string) => `Nieuwe glasvezelaanvraag (${bandwidth}) van ${company}`,
  preview: (company: string, bandwidth: string) =>
    `${company} vraagt ${bandwidth}. Neem binnen 1 werkdag contact op.`,
  heading: 'Nieuwe glasvezelaanvraag',
  intro: (moment: string, name: string) =>
    `Ontvangen op ${moment}. Neem binnen 1 werkdag contact op met ${name}.`,
  enquiry: 'Aanvraag',
} as const

/** Its heading and text stand with the form (content/site-forms.ts). */
export const siteFormConfirmationTexts = {
  intro: (moment: string) => `Op ${moment} vulde je een formulier in op onze website.`,
  openEbook: 'Open het ebook',
  questions: sharedTexts.questions,
  questionsText:
    'Bel ons op {phone} of beantwoord deze e-mail. Heb je niets ingevuld, dan hoef je niets te doen.',
} as const

export const siteFormNoticeTexts = {
  preview: 'Neem binnen 1 werkdag contact op.',
  intro: (moment: string) => `Ontvangen op ${moment} met een formulier van de website.`,
  answers: 'Ingevuld',
} as const

export const applicationNoticeTexts = {
  preview: 'Lees hem in beheer.',
  heading: 'Sollicitatie',
  intro: (moment: string) =>
    `Op ${moment} kwam er een sollicitatie binnen. Alleen wie de rol personeel of beheerder heeft, kan hem lezen.`,
  toDesk: 'Naar beheer',
} as const
