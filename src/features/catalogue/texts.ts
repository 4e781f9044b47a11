import type { PromisedSpeeds } from './line-speeds.ts'
import type { ProductType } from './product.ts'

export const catalogueTexts = {
  unknownType: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
} as const

export const productTypeNames: Readonly<Record<ProductType, string>> = {
  internet: 'Internet',
  cloud: 'Cloud',
  mobiel: 'Mobiel',
  telefonie: 'Telefonie',
}

/** Facts that a product's name leaves out. */
export const noteTexts = {
  ways: { buy: 'Gekocht', rent: 'Gehuurd' },
  years: (count: number) => `${count} jaar`,
  months: (count: number) => (count === 1 ? '1 maand' : `${count} maanden`),
  term: (term: string) => `Looptijd ${term}`,
  freeMonths: (count: number) => (count === 1 ? 'Eerste maand gratis' : `Eerste ${count} maanden gratis`),
} as const

/** A tariff in words. */
export const tariffWords = { free: 'gratis', noStart: 'geen' } as const

/** How the speeds that a fixed line promises are called, on screen and on paper. */
export const lineSpeedTexts = {
  title: 'Minimale, normale en maximale snelheid',
  caption: 'Download/upload in Mbit/s',
  meaning:
    'De minimale snelheid is er altijd, de normale in ten minste acht van de tien metingen, de maximale af en toe.',
  unit: 'In Mbit/s',
  ways: { download: 'Download', upload: 'Upload' },
  speeds: {
    minimumMbs: 'Minimaal',
    normalMbs: 'Normaal',
    maximumMbs: 'Maximaal',
    advertisedMbs: 'Geadverteerd',
  },
} as const

/** In the order that they are told. */
export const statedSpeeds = [
  'minimumMbs',
  'normalMbs',
  'maximumMbs',
  'advertisedMbs',
] as const satisfies readonly (keyof PromisedSpeeds)[]

/** `minimaal 400, normaal 475, maximaal 500, geadverteerd 500 Mbit/s` */
export const speedsInWords = (promised: PromisedSpeeds): string =>
  `${statedSpeeds.map(speed => `${lineSpeedTexts.speeds[speed].toLowerCase()} ${promised[speed]}`).join(', ')} Mbit/s`
