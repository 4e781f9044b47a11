/** Questions about what a revision changes, each at the value that it is about. */
export const catalogueWarningTexts = {
  unnamed: 'Dit product heeft nog geen eigen naam',
  sameName: 'Er is nog een product met deze naam en deze looptijd',
  listPriceTooLow: 'De normale prijs is niet hoger dan de prijs',
  withoutOtherTerm: (months: number) =>
    `Dit product is er niet voor ${months === 1 ? '1 maand' : `${months} maanden`}, en andere wel`,
  nothingPromoted: (months: number) => `Voor de looptijd van ${months} maanden is geen lijn uitgelicht`,
  timesAsMuch: (times: number, was: string) =>
    `Dit is ongeveer ${times} keer zoveel als ${was}. Staat de komma goed?`,
  partOf: (times: number, was: string) =>
    `Dit is ongeveer een ${times}e deel van ${was}. Staat de komma goed?`,
  moreThanHalf: (percent: number, was: string) =>
    percent > 0 ? `Dit is ${percent}% meer dan ${was}` : `Dit is ${-percent}% minder dan ${was}`,
  becomesFree: (was: string) => `Dit kostte ${was} en wordt gratis`,
  noLongerFree: 'Dit was gratis en kost voortaan geld',
  costsNothing: 'Dit product kost niets',
  wholeTermFree: 'Met zoveel gratis maanden betaalt de klant de hele looptijd niets',
  cloudCosts:
    'De voorwaarden zeggen dat eerder stoppen met cloud niets kost: laat een jurist dit percentage bevestigen en pas ze eerst aan',
  freeOfOnce: 'Gratis maanden doen niets bij wat je één keer betaalt',
  withoutLawSpeeds:
    'De wet vraagt wat deze lijn minimaal, normaal en maximaal levert: vul de zes snelheden in',
  maximumBelow: (advertised: number) =>
    `Het maximum is lager dan de ${advertised} Mbit/s die in de aanbieding staat`,
  otherSpeed: (said: string, speeds: string) => `Hier staat ${said}, en de lijn is ${speeds} Mbit/s`,
  otherBundle: (said: string, bundle: string) => `Hier staat “${said}”, en de bundel is ${bundle}`,
  unlimited: 'onbeperkt',
  gigabytes: (count: number) => `${count} GB`,
  otherTerm: (said: string, months: number) =>
    months === 0
      ? `Hier staat “${said}”, en dit product betaalt de klant één keer`
      : `Hier staat “${said}”, en de looptijd is ${months === 1 ? '1 maand' : `${months} maanden`}`,
  otherFreeMonths: (said: string, months: number) =>
    `Hier staat “${said}”, en dit product heeft ${months === 0 ? 'geen gratis maanden' : months === 1 ? '1 gratis maand' : `${months} gratis maanden`}`,
  otherDiscount: (said: string) => `Hier staat “${said}”, en dat is niet het verschil met de normale prijs`,
  ofOther: (other: string) => `Dit heet nog naar ${other}`,
  samePlace: (other: string) => `${other} staat op dezelfde plaats`,
  promotedToo: (other: string) => `Bij deze looptijd is ${other} ook uitgelicht`,
  likeGroup: (other: string) => `Bedoel je de groep “${other}”?`,
  withoutSetup: 'De installatie van dit product is weg',
  withoutSupport: 'De ondersteuning van dit product is weg',
  othersHaveSetup: 'Andere producten van deze soort hebben een installatie, dit product niet',
} as const
