import { sharedTexts } from '../../../common/texts.ts'
/** The words of the mails about a case. */

export const caseAnswerTexts = {
  preview: (number: string) => `Over ${number}`,
  decide: sharedTexts.lookAndDecide,
  about: 'Dit gaat over nummer {number}.',
} as const

export const questionsTexts = {
  title: sharedTexts.questions,
  text: 'Bel ons op {phone} of beantwoord deze e-mail.',
} as const

/** Why staff cannot do something to a case. */
export const caseRefusals = {
  noSuchMail: 'Deze mail is er niet meer. Laad de pagina opnieuw.',
  requestHandled: 'Dit verzoek is al afgehandeld.',
  closed: 'Deze zaak is afgesloten.',
  gone: 'Dit bestaat niet (meer).',
  changedMeanwhile:
    'Iemand anders heeft dit intussen gewijzigd. Bekijk wat er nu staat en probeer het opnieuw.',
  wrongAssignee: 'Deze collega kan deze zaak niet behandelen. Kies een ander.',
  noCallBack: 'Kies wanneer de klant gebeld wil worden.',
  notToConfirm: 'Alleen een nieuwe bestelling wordt bevestigd.',
  noOtherCase: 'Er is geen andere zaak met dit nummer.',
  linkedBefore: 'Deze zaken zijn al gekoppeld.',
  notLinked: 'Deze zaken zijn niet gekoppeld.',
  noOrder: 'Alleen een bestelling wordt geleverd.',
  nothingDelivered: 'Bij een opzegging wordt niets geleverd.',
  delivered: 'Deze bestelling is al geleverd.',
  noMail: 'Hierover gaat geen mail naar de klant.',
  otherMail: 'Deze mail hoort niet bij deze zaak.',
  mailWaits: 'Deze mail wacht al om verstuurd te worden.',
  nothingToCheck: 'Hier is bij deze zaak niets te controleren.',
  noSuchAddress: sharedTexts.noSuchAddress,
  noPreview: 'Van deze mail is geen voorbeeld te maken: waar hij over gaat is er niet meer.',
  notFollowed: 'Alleen een bestelling of prijsopgave is te volgen.',
  mailWent: 'Deze mail is al onderweg: je haalt hem niet meer terug.',
  mailWithdrawn: 'Deze mail is al teruggehaald.',
  filesGone: 'Een gekozen bestand is er niet meer, of samen zijn ze te groot. Kies de bestanden opnieuw.',
  fileInfected: 'In een van de bestanden zit een virus. Haal het weg en verstuur dan.',
  addressWorks: 'Van dit adres kwam geen mail terug.',
  noEmail: 'Van deze zaak is geen e-mailadres bekend: bel de klant.',
  stateBeforeUnknown: 'De status hiervoor is niet bekend.',
  noApplication: 'Alleen van een mail maak je een sollicitatie.',
  noSuchCase: 'Deze zaak bestaat niet (meer).',
} as const

export const correctionRefusals = {
  ofEnd: 'Verbeter dit in de bestelling van het contract.',
  emailMissing: 'Vul je e-mailadres in',
  phoneNumberMissing: 'Vul je telefoonnummer in',
  firstNameMissing: 'Vul je voornaam in',
  companyOfAccount: 'De naam van een bedrijf met een account verbeter je bij Klanten.',
} as const

export const deskCaseTexts = {
  confirmation: 'Bevestiging van de bestelling',
  contractSummary: 'Samenvatting van het contract',
  quoteRequest: 'Aanvraag voor een prijsopgave',
  formerColleague: 'Een oud-collega',
  nobody: 'niemand',
  status: 'Status',
  assignee: 'Behandelaar',
  promise: 'Volgende belofte',
  delivery: 'Levering',
  changedBy: (name: string | null | undefined) =>
    `${name ?? 'Iemand anders'} heeft deze zaak intussen gewijzigd. Er is nog niets overschreven.`,
} as const
