import type { RevisionState } from './revision.ts'

/** The pages of the catalogue at the desk: the list of revisions, and one revision. */

export const catalogueTexts = {
  title: 'Catalogus',
  intro: 'Wijzigingen van het aanbod, verzameld in herzieningen die samen ingaan.',
  toList: 'Alle herzieningen',
  readOnly: 'Je kunt hier kijken. Wijzigen doet een collega met de rol catalogus of beheerder.',
  failed: 'Dit is niet gedaan',
  unknown: 'Catalogus',
} as const

export const revisionListTexts = {
  make: 'Nieuwe herziening',
  underWay: 'In voorbereiding',
  holds: 'Geldt nu',
  past: 'Geschiedenis',
  nothing: 'Er is niets in voorbereiding',
  nothingText: 'Begin een nieuwe herziening om prijzen, producten of teksten te veranderen.',
  name: 'Herziening',
  moment: 'Gaat in',
  items: 'Wijzigingen',
  by: 'Door',
  state: 'Stand',
  undoAsked: 'Terugdraaien gevraagd',
  oncePlanned: 'zodra ze is gepland',
  until: (begin: string, end: string) => `${begin}, tot ${end}`,
  itemCount: (count: number) => (count === 1 ? '1 wijziging' : `${count} wijzigingen`),
} as const

export const revisionFormTexts = {
  makeTitle: 'Nieuwe herziening',
  makeIntro: 'In een herziening verzamel je wat samen verandert. Er verandert pas iets als je haar plant.',
  make: 'Herziening beginnen',
  changeTitle: 'Herziening wijzigen',
  changed: 'De herziening is gewijzigd.',
  change: 'Opslaan',
  endsHint:
    'Voor een actie: om middernacht aan het begin van deze dag wordt alles vanzelf weer zoals het was. Leeg: het blijft.',
  startsHint: 'Om middernacht aan het begin van deze dag. Leeg: meteen zodra je plant.',
  failed: 'De herziening is niet opgeslagen',
} as const

export const momentPreviewTexts = {
  title: 'De shop op een dag bekijken',
  intro: 'Je ziet shop en website zoals ze die dag zijn, met alles wat dan volgens plan is ingegaan.',
  day: 'Dag',
  dayMissing: 'Kies een dag',
  make: 'Maak de link',
} as const

export const previewLinkTexts = {
  title: 'Voorvertoning',
  intro:
    'Met deze link zien collega’s shop en website zoals ze worden. Bestellen kan er niet. De link werkt een week, of tot je hem bij de catalogus beëindigt.',
  link: 'Link',
  copy: 'Kopieer de link',
  copied: 'De link is gekopieerd.',
  open: 'Openen',
  opensInTab: 'opent in een nieuw tabblad',
} as const

export const runningPreviewTexts = {
  title: 'Voorvertoningen die nog werken',
  what: 'Voorvertoning',
  ofMoment: (day: string) => `De shop op ${day}`,
  by: 'Door',
  until: 'Werkt tot',
  end: 'Beëindigen',
  endOf: (what: string) => `${what} beëindigen`,
  ended: 'De voorvertoning is beëindigd: de link werkt niet meer.',
} as const

export const revisionPageTexts = {
  summary: 'Over deze herziening',
  facts: {
    state: 'Stand',
    starts: 'Gaat in',
    began: 'Ging in',
    ends: 'Eindigt vanzelf',
    made: 'Begonnen',
    approved: 'Goedgekeurd door',
    planned: 'Gepland door',
    undone: 'Teruggedraaid door',
    undoPlanned: 'Terugdraaien gepland door',
    undoConfirmed: 'Bevestigd door',
    reason: 'Reden',
    description: 'Omschrijving',
  },
  by: (moment: string, name: string | null) => (name === null ? moment : `${moment}, door ${name}`),
  stateNotes: {
    'in-design': 'Je kunt alles nog veranderen. Klanten zien er niets van.',
    'in-test':
      'Ligt stil zolang collega’s de voorvertoning bekijken. Zet haar terug in ontwerp om iets te veranderen.',
    active: 'Staat klaar en gaat vanzelf in. Ze verandert niet meer.',
    launched: 'Dit is wat klanten nu zien.',
    retired: 'Alles hiervan is later weer veranderd.',
    obsolete: 'Teruggedraaid: hiervan geldt niets meer.',
  } satisfies Record<RevisionState, string>,
  endOf:
    'Dit is het einde van een actie. Alles wat nog is zoals de actie het maakte, wordt weer zoals het was. Wat intussen veranderde, blijft.',
  toPromotion: 'Naar de actie',
  retiredByUndoing: 'Alles hiervan is teruggedraaid of later weer veranderd.',
  offerings: 'Aanbod bewerken',
  offeringsRead: 'Aanbod bekijken',
  file: 'Bestand inlezen',
  csv: 'Aanbod als CSV',
  json: 'Aanbod als JSON',
  what: 'Wat verandert',
  nothing: 'Er verandert nog niets',
  nothingText: 'Open het aanbod om een prijs, een product of een tekst te veranderen.',
  inTheWay: 'Wat in de weg staat',
  conflicts: 'Botst met een andere herziening',
  refused: 'Zo kan het niet worden verkocht',
  warned: 'Is dit de bedoeling?',
  toRevision: 'Naar die herziening',
  toNewest: 'Bekijk wat veranderde en ga verder',
  allClear: 'Niets. Deze herziening kan worden gepland.',
  clearOnceApproved: 'Niets. Deze herziening kan worden gepland zodra een tweede collega haar goedkeurt.',
  reach: 'Wat het betekent',
  untouched:
    'Er verandert geen product dat al te koop is: winkelwagens en prijsopgaven blijven zoals ze zijn.',
  carts:
    'Wie zo’n product in een open winkelwagen heeft, ziet een andere prijs of dat het vervalt, en stemt daar eerst mee in.',
  savedCarts: (count: number) =>
    count === 0
      ? 'In geen bewaarde winkelwagen zit een product dat verandert.'
      : count === 1
        ? 'In 1 bewaarde winkelwagen zit een product dat verandert. De klant krijgt de vraag om in te stemmen.'
        : `In ${count} bewaarde winkelwagens zit een product dat verandert. Die klanten krijgen de vraag om in te stemmen.`,
  sentQuotes: (count: number) =>
    count === 0
      ? 'In geen verstuurde prijsopgave zit een product dat verandert.'
      : count === 1
        ? '1 verstuurde prijsopgave houdt de prijzen die erin staan.'
        : `${count} verstuurde prijsopgaven houden de prijzen die erin staan.`,
} as const

export const changedItemTexts = {
  item: 'Product',
  what: 'Gegeven',
  was: 'Was',
  becomes: 'Wordt',
  by: 'Door',
  deeds: { new: 'Nieuw', changed: 'Gewijzigd', ended: 'Vervalt' },
} as const

/** A product that a revision begins, as the shop will show it. */
export const newProductTexts = {
  title: 'Nieuw, zoals de shop het toont',
  promoted: 'Uitgelicht',
  between: ' · ',
  price: (price: string, isOnce: boolean) => (isOnce ? `${price} eenmalig` : `${price} per maand`),
  facts: {
    group: 'Groep',
    place: 'Plaats',
    bundle: 'Databundel',
    exit: 'Eerder stoppen',
    speed: 'Snelheid',
    setup: 'Installatie',
    support: 'Ondersteuning',
    rent: 'Huren per maand',
    notReturned: 'Gehuurd en niet terug',
  },
  first: 'vooraan',
  behind: (name: string) => `na ${name}`,
  unlimited: 'onbeperkt',
  exit: (rule: string, percentage: number, isAtMost: boolean) =>
    `${rule}, ${percentage}% van de resterende maanden${isAtMost ? ' (niet bevestigd)' : ''}`,
  speeds: (down: number, up: number) => `${down} Mbit/s download, ${up} Mbit/s upload`,
  addOn: (name: string, price: string, listPrice: string | null) =>
    listPrice === null ? `${name}: ${price}` : `${name}: ${price}, normaal ${listPrice}`,
} as const

export const revisionActTexts = {
  change: 'Wijzigen',
  preview: 'Voorvertoning',
  toDesign: 'Terug naar ontwerp',
  backInDesign: 'De herziening is weer in ontwerp.',
  approve: 'Goedkeuren',
  approved: 'De herziening is goedgekeurd.',
  needsApproval: 'Een tweede collega moet deze herziening goedkeuren voordat ze kan worden gepland.',
  needsColleague:
    'Je maakte of veranderde deze herziening zelf. Ze kan worden gepland zodra een collega haar goedkeurt.',
  plan: 'Plannen',
  undo: 'Terugdraaien',
  copy: 'Kopie maken',
  copied: 'Dit is de kopie.',
  drop: 'Weggooien',
} as const

export const planTexts = {
  title: 'Herziening plannen',
  now: 'Deze herziening gaat meteen in. Klanten zien het binnen vijf seconden.',
  at: (moment: string) => `Deze herziening gaat in op ${moment}.`,
  until: (moment: string) => `Op ${moment} wordt alles vanzelf weer zoals het was.`,
  frozen: 'Een herziening die gepland is, verandert niet meer. Je kunt haar wel terugdraaien.',
  warnings: 'Bevestig wat opvalt',
  confirmAll: (count: number) => `Ik las deze ${count} waarschuwingen: het is zo bedoeld`,
  unconfirmed: 'Vink dit aan als het zo bedoeld is',
  plan: 'Plannen',
  launch: 'Nu laten ingaan',
  planned: 'De herziening is gepland.',
  launched: 'De herziening is ingegaan.',
  blocked: 'Dit kan zo niet worden gepland: los eerst op wat in de weg staat.',
} as const

export const undoTexts = {
  title: 'Herziening terugdraaien',
  planned: 'Deze herziening is nog niet ingegaan. Ze gaat dan niet door.',
  launched: 'Alles wat deze herziening veranderde, wordt weer zoals het was.',
  withEnd: 'Het einde van de actie vervalt mee.',
  day: 'Vanaf',
  dayHint: 'Om middernacht aan het begin van deze dag. Leeg: meteen.',
  undo: 'Terugdraaien',
  undone: 'De herziening is teruggedraaid.',
  needsSecond:
    'Een tweede collega moet dit bevestigen. Ben je de enige die dit mag, dan kun je het na een dag zelf. Tot dan blijft alles zoals het is.',
  ask: 'Terugdraaien vragen',
  asked: 'Het terugdraaien is gevraagd.',
} as const

/** Deciding alone on what is one's own, where nobody else may. */
export const aloneTexts = {
  approve: (moment: string) =>
    `Jij bent de enige die dit mag. Een dag na je laatste wijziging, vanaf ${moment}, kun je haar zelf goedkeuren met je tweede factor.`,
  undo: (moment: string) =>
    `Jij bent de enige die dit mag. Vanaf ${moment} kun je het zelf bevestigen met je tweede factor.`,
  setUp: 'Stel die eerst in onder Mijn account.',
} as const

/** A request to undo a revision, where a second colleague must confirm it. */
export const undoRequestTexts = {
  title: 'Terugdraaien gevraagd',
  asked: (name: string | null, moment: string, reason: string) =>
    name === null
      ? `Gevraagd op ${moment}: ${reason}`
      : `${name} vroeg op ${moment} om deze herziening terug te draaien: ${reason}`,
  atOnce: 'Dat gebeurt zodra het is bevestigd.',
  from: (moment: string) => `Dat gaat in op ${moment}, als het voor die tijd is bevestigd.`,
  second: 'Klopt het? Bij bevestigen kijkt de shop opnieuw of het nog kan.',
  withdraw: 'Verzoek intrekken',
  withdrawn: 'Het verzoek is ingetrokken.',
  confirm: 'Terugdraaien bevestigen',
  confirmed: 'De herziening is teruggedraaid.',
  refuse: 'Afwijzen',
  refuseTitle: 'Terugdraaien afwijzen',
  refuseIntro: 'De herziening blijft zoals ze is. Wie het vroeg, ziet je reden hier.',
  refused: 'Het verzoek is afgewezen.',
  refusedTitle: 'Terugdraaien afgewezen',
  refusedBy: (name: string | null, reason: string) =>
    name === null ? `Een collega wees het af: ${reason}` : `${name} wees het af: ${reason}`,
} as const

export const dropTexts = {
  title: 'Herziening weggooien?',
  intro: 'Alle wijzigingen in deze herziening gaan verloren. Aan de shop verandert niets.',
  drop: 'Weggooien',
  keep: 'Behouden',
} as const
