import type { CaseChange } from './case-coverage.ts'

/** The words of the look-up in a case. */
export const caseCoverageTexts = {
  title: 'Wat kan hier',
  loading: 'We zoeken het adres op, zoals de winkel het nu ziet.',
  failed: 'Het adres is niet opgezocht',
  now: 'Zoals de winkel het nu ziet.',
  wholeLookUp: 'Alles over dit adres',
  noAddress: 'Wat is ingevuld, is geen adres. Verbeter het, dan zoeken we het op.',
  unknown: 'Het register kent dit adres niet. De winkel weigert het.',
  unavailable: 'Het register antwoordt niet. Probeer het over een minuut opnieuw.',
  wanted: 'Gevraagd',
  notSold: 'Deze snelheid verkopen we niet, of niet meer.',
  noLines: 'De catalogus heeft geen internetlijnen.',
  upTo: (down: number, up: number) => `${down}/${up} Mbit/s`,
  weeks: (weeks: string) => `Levertijd ${weeks}`,
  costs: (costs: string) => `aanleg ${costs}`,
  since: 'Sinds de aanvraag veranderd',
  changes: {
    made: (technology: string, day: string, by: string) => `${technology} is gecorrigeerd door ${by}, ${day}`,
    changed: (technology: string, day: string) => `De correctie van ${technology} is gewijzigd, ${day}`,
    ended: (technology: string, day: string, by: string) =>
      `De correctie van ${technology} is beëindigd door ${by}, ${day}`,
    began: (technology: string, day: string) => `De correctie van ${technology} geldt sinds ${day}`,
    over: (technology: string, day: string) => `De correctie van ${technology} gold tot en met ${day}`,
  } satisfies Record<CaseChange['what'], (technology: string, day: string, by: string) => string>,
  imported: (moment: string) => `Er is andere dekking ingelezen, ${moment}`,
  answer: 'Antwoord hiermee',
  answerNote: 'Zet een antwoord klaar dat je nog wijzigt en zelf verstuurt.',
  changedNow:
    'De dekking is veranderd sinds je keek. Hier staat wat nu geldt, en het antwoord is daarvan gemaakt.',
  noMail: 'Deze aanvraag heeft geen e-mailadres om op te antwoorden.',
} as const

/** The answer that is made of it, to whoever asked. */
export const coverageAnswerTexts = {
  asked: (address: string) => `We hebben opgezocht welk internet er kan op ${address}.`,
  askedFor: (bandwidth: string, address: string) =>
    `Je vroeg om ${bandwidth} op ${address}. We hebben het voor je opgezocht.`,
  fibre: 'Goed nieuws: glasvezel kun je hier direct bestellen.',
  fibreByQuote: 'Glasvezel kunnen we hier niet direct leveren.',
  quote:
    'We maken graag een prijsopgave voor je, zonder dat je ergens aan vastzit. Laat je weten welke snelheid je wilt?',
  noFibre: 'Glasvezel kan hier helaas niet.',
  dslToo: 'DSL kun je hier ook bestellen.',
  dslInstead: 'DSL kun je hier wel direct bestellen.',
  nothing: 'We kunnen je op dit adres nu helaas geen internet leveren.',
  notSold: (bandwidth: string) => `${bandwidth} verkopen we niet, of niet meer.`,
  notHere: (bandwidth: string, reason: string) => `Voor ${bandwidth} geldt: ${reason}`,
  line: (name: string, down: number, up: number, from: string) =>
    `- ${name}: tot ${down} Mbit/s downloaden en ${up} Mbit/s uploaden, vanaf ${from} per maand`,
  weeks: (weeks: string) => `Levertijd: ${weeks}.`,
  noCosts: 'De aanleg kost niets.',
  costs: (amount: string) => `De aanleg kost eenmalig ${amount}.`,
  costsUnknown: 'Wat de aanleg kost, zoeken we nog voor je uit.',
  exclVat: 'Bedragen zijn zonder btw.',
  unknown: (address: string) =>
    `We hebben ${address} voor je opgezocht. Dat adres staat niet in het adressenregister.`,
  othersHere: (numbers: string) => `Op dit nummer kennen we wel: ${numbers}.`,
  unknownNext:
    'Klopt het adres, of is het nieuwbouw? Laat het ons weten, dan zoeken we het opnieuw voor je op.',
} as const
