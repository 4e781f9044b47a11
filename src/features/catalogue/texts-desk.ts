/** Labels of the values of an offering: in the editor, in comparisons and above the columns of files. */
export const attributeTexts = {
  id: 'Id',
  productType: 'Soort',
  productSubType: 'Onderdeel',
  name: 'Naam',
  sectionName: 'Groep',
  position: 'Plaats',
  promoted: 'Uitgelicht',
  information: 'Toelichting',
  contractDuration: 'Looptijd in maanden',
  priceInCents: 'Prijs',
  listPriceInCents: 'Normale prijs',
  freeMonths: 'Gratis maanden',
  exitRule: 'Opzegregel',
  exitPercentage: 'Kosten bij eerder stoppen in %',
  fiber: 'Glasvezel',
  downloadSpeedMbs: 'Download in Mbit/s',
  uploadSpeedMbs: 'Upload in Mbit/s',
  'lineSpeeds.download.minimumMbs': 'Download minimaal',
  'lineSpeeds.download.normalMbs': 'Download normaal',
  'lineSpeeds.download.maximumMbs': 'Download maximaal',
  'lineSpeeds.upload.minimumMbs': 'Upload minimaal',
  'lineSpeeds.upload.normalMbs': 'Upload normaal',
  'lineSpeeds.upload.maximumMbs': 'Upload maximaal',
  dataBundleGb: 'Databundel in GB',
  'setupProduct.id': 'Installatie: id',
  'setupProduct.name': 'Installatie: naam',
  'setupProduct.priceInCents': 'Installatie: prijs',
  'setupProduct.listPriceInCents': 'Installatie: normale prijs',
  'supportProduct.id': 'Ondersteuning: id',
  'supportProduct.name': 'Ondersteuning: naam',
  'supportProduct.priceInCents': 'Ondersteuning: prijs',
  'supportProduct.listPriceInCents': 'Ondersteuning: normale prijs',
  'device.productBuyId': 'Kopen: id',
  'device.productRentId': 'Huren: id',
  'device.productRentPriceInCents': 'Huren: prijs per maand',
  'device.notReturnedPriceInCents': 'Huren: niet teruggestuurd',
  'device.imageUrl': 'Foto',
} as const

/** Errors at a value of an offering that cannot be what was typed. */
export const offeringTexts = {
  id: 'Een id is een heel getal van 1 tot en met 2.147.483.647',
  price: 'Vul een bedrag in van 0 tot 1.000.000 euro, met hoogstens twee cijfers achter de komma',
  text: 'Vul hier een tekst in',
  textTooLong: 'Gebruik hoogstens 200 tekens',
  count: 'Vul een heel getal in van 1 tot en met 1.000.000',
  position: 'Een plaats is een heel getal van 0 tot en met 100.000',
  term: 'Een looptijd is een heel getal van 0 (eenmalig) tot en met 120 maanden',
  freeMonths: 'Kies 0 tot en met 12 gratis maanden',
  exitPercentage: 'Vul een heel percentage in van 0 tot en met 100, of niets',
  flag: 'Kies ja of nee',
  choice: 'Kies een van de mogelijkheden',
  tooManyLines: 'Geef hoogstens acht regels toelichting',
  picture: 'Kies een foto uit de lijst of voeg er een toe',
} as const

/** Rules of the whole catalogue that refuse a revision. */
export const catalogueRuleTexts = {
  sameId: (id: number, other: string) => `Id ${id} is al van ${other}`,
  meaning: 'Dit verandert nooit onder hetzelfde id: maak een opvolger en laat dit product vervallen',
  reusedId: (id: number) => `Id ${id} was van een ander product: geef dit product een nieuw id`,
  withoutDevice: 'Een toestel heeft een id en een prijs om te kopen en om te huren, en een foto',
  otherBuyPrice: 'Een toestel wordt gekocht voor de prijs die het product heeft',
  deviceElsewhere: 'Alleen een toestel van telefonie wordt gekocht of gehuurd',
  ofOtherType: 'Dit onderdeel hoort bij een andere soort',
  lineWithoutSpeed: 'Een internetlijn heeft een download- en een uploadsnelheid',
  speedOrder:
    'De snelheden lopen op: minimaal, normaal, maximaal, en maximaal hoogstens wat er in de aanbieding staat',
  noMainProduct: (type: string) => `Zonder hoofdproduct is er van ${type} niets te bestellen`,
  noBaseStation: 'Draadloze toestellen hebben een basisstation nodig: er is er geen meer',
  noLiteWorkplace: (id: number) => `Product ${id} hoort bij de regels van cloud en kan niet vervallen`,
  noRouter: (months: number) => `Voor de looptijd van ${months} maanden is er geen router`,
  noOwnRouter: 'De keuze voor een eigen router (looptijd 1) ontbreekt',
} as const

/** Errors in a tariff list of the website. */
export const tariffTexts = {
  text: 'Vul hier een tekst in van hoogstens 600 tekens',
  amount: 'Vul een bedrag in van 0 tot 1.000 euro, met hoogstens drie cijfers achter de komma',
  code: 'Schrijf een landnummer als +32, of als +1 809, 829',
  kind: 'Kies vast, mobiel of service',
  remarkMissing: 'Zeg bij een bestemming zonder prijs per minuut waarom die er niet is',
  day: 'Vul een datum in',
  empty: 'Een lijst heeft minstens één bestemming',
  tooMany: 'Dit zijn te veel bestemmingen voor één lijst',
  order: (destination: string, previous: string) =>
    `${destination} hoort voor ${previous}, en komt één keer voor`,
} as const

/** Kinds of products beside the main product, in the words of the price list. */
export const subTypeNames = {
  'cloud-werkplek': 'Werkplekbeheer',
  'cloud-migratie': 'Migratie',
  'internet-router': 'Router',
  'internet-televisie': 'Televisie',
  'internet-televisie-setup': 'Tv-ontvanger',
  'internet-additional-ip': 'Extra IP-adressen',
  'internet-backup': 'Back-upverbinding',
  'internet-data-package': 'Datapakket',
  'internet-safe-internet': 'Veilig internet',
  'internet-service': 'Servicepakket',
  'foreign-calls': 'Bellen naar het buitenland',
  'global-internet': 'Internet buiten de EU',
  'telefonie-device': 'Toestel',
  'telefonie-device-additional': 'Basisstation',
  'telefonie-install-my-device': 'Installatie van eigen toestellen',
  'telefonie-additional': 'Aanvulling per account',
} as const

/** By which law a customer may leave before the end of the term. */
const exitRuleNames = { telecom: 'Telecom', cloud: 'Cloud (Dataverordening)' } as const

/** Names of the values of a choice, by its attribute. */
export const choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  productSubType: subTypeNames,
  exitRule: exitRuleNames,
}

/** Words for what an offering does not say of these attributes; of all others it is none. */
export const unsaidTexts: Readonly<Record<string, string>> = {
  exitRule: 'volgens de soort',
  exitPercentage: 'niet bevestigd',
  'device.notReturnedPriceInCents': 'de koopprijs',
}

export const tariffListNames = { voip: 'Tarieven VoIP', wlr: 'Tarieven WLR' } as const

export const valueTexts = {
  none: 'geen',
  yes: 'ja',
  no: 'nee',
  addedPicture: (mark: string) => `toegevoegde foto ${mark}`,
} as const

/** Sentences for what a revision does and what stands in its way, in sentences. */
export const revisionTexts = {
  becomes: (label: string, was: string, becomes: string) => `${label}: ${was} wordt ${becomes}`,
  begins: (name: string) => `${name}: nieuw te koop`,
  ends: (name: string) => `${name}: niet meer te koop`,
  isNew: 'Nieuw te koop',
  isEnded: 'Niet meer te koop',
  soldFor: (price: string, months: number) =>
    months === 0 ? `${price} eenmalig` : `${price} bij ${months === 1 ? '1 maand' : `${months} maanden`}`,
  listChanges: (name: string) => `${name}: de lijst verandert`,
  andMore: (count: number) => (count === 1 ? 'en nog 1 product' : `en nog ${count} producten`),
  andMoreWarnings: (count: number) =>
    count === 1 ? 'en nog 1 waarschuwing' : `en nog ${count} waarschuwingen`,
  fromLater: (day: string, revision: string, problem: string) =>
    `Vanaf ${day}, als de herziening “${revision}” ingaat: ${problem}`,
  changedBy: (item: string, revision: string | null) =>
    revision === null ? item : `${item} (door “${revision}”)`,
  'changed-meanwhile': (item: string, revision: string | null) =>
    revision === null
      ? `${item} is intussen anders dan toen deze wijziging werd gemaakt.`
      : `${item} is intussen veranderd door de herziening “${revision}”.`,
  'planned-elsewhere': (item: string, revision: string | null) =>
    `${item} verandert al door een herziening die klaarstaat${revision === null ? '' : `: “${revision}”`}. Draai die eerst terug of kies een later moment.`,
} as const

/** Labels and errors of forms about a revision. */
export const revisionFieldTexts = {
  name: 'Naam',
  description: 'Omschrijving',
  startsAt: 'Gaat in op',
  endsAt: 'Eindigt op',
  wrongMoment: 'Kies een dag, of laat leeg voor meteen na het plannen',
  reason: 'Reden',
  typeMissing: 'Kies een soort',
  section: 'Groep',
  fileTooLarge: 'Een bestand is hoogstens 2 MB groot',
} as const

/** Why something cannot be done with a revision. */
export const revisionRefusals = {
  unknown: 'Deze herziening of dit product is er niet (meer).',
  frozen: 'Deze herziening ligt vast. Zet haar terug in ontwerp, of maak een nieuwe herziening.',
  planned: 'Deze herziening is al gepland en verandert niet meer. Maak een nieuwe herziening.',
  changedMeanwhile: 'Een collega heeft dit intussen veranderd. Hieronder staat wat hij ervan maakte.',
  past: 'Dit moment is al voorbij. Kies een later moment, of laat het leeg voor meteen na het plannen.',
  endsTooSoon: 'Kies voor het einde een dag na die waarop de herziening ingaat.',
  endOfPromotion: (name: string) =>
    `Dit is het einde van “${name}”. Draai die herziening terug: dan gaat dit einde mee.`,
  empty: 'Er verandert niets: voeg eerst een wijziging toe.',
  conflicts: 'Een deel van deze herziening kan zo niet ingaan. Los eerst de botsingen op.',
  rules: 'Zo kan de catalogus niet worden verkocht. Verbeter eerst wat hieronder staat.',
  rulesLater: (problem: string) =>
    `Samen met een herziening die klaarstaat kan de catalogus niet worden verkocht. ${problem}. Draai die eerst terug, of verander dit.`,
  rulesWithout: (day: string, problem: string) =>
    `Zonder deze herziening kan de catalogus vanaf ${day} niet worden verkocht. ${problem}.`,
  rulesWithoutLater: (problem: string) =>
    `Op deze herziening rust een latere die klaarstaat. ${problem}. Draai die eerst terug.`,
  confirm: 'Lees eerst de waarschuwingen en bevestig ze.',
  approval: 'Deze herziening moet eerst worden goedgekeurd.',
  ownApproval: 'Goedkeuren doet een collega die zelf niets aan deze herziening maakte of veranderde.',
  cannotUndo: 'Alleen een herziening die klaarstaat of geldt, kan worden teruggedraaid.',
  undoRequested: 'Een collega vroeg al om deze herziening terug te draaien. Bevestig dat of wijs het af.',
  undoDecided: 'Dit verzoek om terug te draaien is er niet meer: het is ingetrokken of al behandeld.',
  ownUndo: 'Bevestigen of afwijzen doet een andere collega dan wie erom vroeg.',
  othersUndo: 'Intrekken doet wie erom vroeg. Je kunt het verzoek wel afwijzen.',
  aloneTooEarly: (moment: string) =>
    `Jij bent de enige die dit mag. Wat je zelf vroeg of maakte, bevestig je vanaf ${moment}.`,
  aloneWithoutFactor:
    'Jij bent de enige die dit mag. Stel eerst onder Mijn account een tweede factor in: zonder kun je niet bevestigen wat je zelf vroeg of maakte.',
  undoPast: 'Het gevraagde moment is al voorbij. Wijs het verzoek af en vraag het opnieuw.',
  undoneSince: (names: string) =>
    `Dit is intussen weer veranderd: ${names}. Draai dat eerst terug, of verander het in een nieuwe herziening.`,
  builtOn: (names: string) =>
    `Hierop bouwt een latere herziening die klaarstaat: ${names}. Draai die eerst terug.`,
  moveFrozen: 'Verplaatsen kan alleen tussen herzieningen die in ontwerp zijn.',
  moveClash: (revision: string, names: string) =>
    `“${revision}” verandert hiervan hetzelfde al anders: ${names}. Verander het daar, of laat het hier staan.`,
  notDeletable: 'Een herziening die ooit klaarstond, blijft in de geschiedenis staan.',
  ofTest: 'Dit concept is van een testkoppeling en gaat nooit in.',
  mustKeepMeaning: 'Verander dit met een opvolger: dit product houdt onder zijn id dezelfde betekenis.',
} as const

/** Names of the states of a revision. */
export const revisionStateNames = {
  'in-design': 'In ontwerp',
  'in-test': 'In test',
  active: 'Gepland',
  launched: 'Geldt',
  retired: 'Opgevolgd',
  obsolete: 'Teruggedraaid',
} as const

/** Values that a new offering begins with. */
export const newOfferingTexts = { name: 'Nieuw product', section: 'Nieuw' } as const

/** Labels of the values of a tariff list. */
export const tariffLabels = {
  title: 'Titel',
  note: 'Toelichting',
  updated: 'Geldig vanaf',
  start: 'Starttarief naar alle landen',
  short: (destination: string, kind: string) => `${destination}, ${kind}`,
  long: (destination: string, code: string) => `${destination} (${code})`,
  both: (perMinute: string, start: string) => `${perMinute} per minuut, start ${start}`,
  fixedAndMobile: (fixed: string, mobile: string) => `vast ${fixed}, mobiel ${mobile}`,
} as const

/** Reports about a file of the catalogue. */
export const csvTexts = {
  ends: 'Vervalt',
  file: 'bestand',
  noNumber: (typed: string) => `“${typed}” is geen heel getal`,
  noAmount: (typed: string) => `“${typed}” is geen bedrag in euro’s, zoals 12,50`,
  noFlag: (typed: string) => `“${typed}” is geen ja of nee`,
  empty: 'Het bestand heeft geen rijen.',
  tooManyRows: (most: number) => `Dit bestand heeft meer dan ${most} rijen. Deel het op.`,
  tooManyColumns: (most: number) => `Dit bestand heeft meer dan ${most} kolommen.`,
  moreProblems: (count: number) => `Er is nog ${count} keer iets mis. Herstel eerst wat hierboven staat.`,
  unreadable: 'Dit bestand is niet te lezen. Sla het in Excel op als CSV UTF-8 (door komma’s gescheiden).',
  unknownColumn: (head: string) =>
    `De kolom “${head}” is onbekend. Haal haar weg, of noem haar zoals in de export.`,
  doubleColumn: (head: string) => `De kolom “${head}” staat er twee keer.`,
  noIdColumn: 'De kolom “Id” ontbreekt. Een lege id maakt een nieuw product.',
  doubleId: (id: number) => `Id ${id} staat al op een eerdere rij.`,
  unknownId: (id: number) => `Er is geen product met id ${id} dat kan vervallen.`,
  cells: (found: number, wanted: number) =>
    `Deze rij heeft ${found} cellen en de kop ${wanted}. Zet aanhalingstekens om een tekst met een puntkomma.`,
  noJson: 'Dit is geen JSON zoals de export het schrijft.',
  newNeedsType: 'Vul bij een nieuw product de soort in',
} as const

/** Names of revisions that nobody typed. */
export const originTexts = {
  installation: 'Catalogus bij de installatie',
  client: (name: string) => `Concept van ${name}`,
  testClient: (name: string) => `Testconcept van ${name}`,
  undo: (name: string) => `Terugdraaien van “${name}”`,
  end: (name: string) => `Einde van “${name}”`,
  copy: (name: string) => `Kopie van “${name}”`,
} as const

/** Adding a picture of a device. */
export const pictureTexts = {
  wrong: 'Kies een foto in PNG, JPEG of WebP.',
  unknown: 'Deze foto is er niet.',
  tooLarge: 'Een foto is hoogstens 5 MB groot.',
  'too-many-pixels': 'Deze foto heeft meer dan 40 megapixel. Maak haar kleiner en kies haar opnieuw.',
  broken: 'Deze foto is niet te lezen of niet compleet. Sla haar opnieuw op of kies een andere.',
} as const
