import type { PromisedSpeeds } from './line-speeds.ts'

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
