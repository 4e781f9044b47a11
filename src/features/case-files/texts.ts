import { mostBytes, mostFiles } from './limits.ts'

const megabytes = mostBytes / (1024 * 1024)

/** Why a file is not taken, said at its field. */
export const fileErrors = {
  missing: 'Kies een bestand.',
  empty: (name: string) => `${name} is leeg.`,
  tooLarge: (name: string) => `${name} is te groot. Een bestand is hoogstens ${megabytes} MB.`,
  togetherTooLarge: `De bestanden zijn samen te groot. Samen zijn ze hoogstens ${megabytes} MB.`,
  tooMany: `Je kunt hoogstens ${mostFiles} bestanden meesturen.`,
  wrongType: (name: string) =>
    `${name} kunnen we niet aannemen. Kies een PDF, een afbeelding, of een Word-, Excel- of tekstbestand.`,
  infected: (name: string) => `In ${name} zit een virus. Het bestand is niet bewaard.`,
} as const

/** A field for files. */
export const fileFieldTexts = {
  label: 'Bestanden',
  hint: `Hoogstens ${mostFiles} bestanden, samen hoogstens ${megabytes} MB.`,
  chosen: 'Gekozen bestanden',
  removeShort: 'Verwijder',
  remove: (name: string) => `${name} verwijderen`,
  removed: (name: string) => `${name} is verwijderd.`,
  added: (name: string) => `${name} is toegevoegd.`,
  uploading: (name: string) => `${name} wordt verstuurd`,
  sentAlong: (names: readonly string[]) => `Meegestuurd: ${names.join(', ')}`,
} as const

/** How large a file is, as people read it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kB'] : [bytes / (1024 * 1024), 'MB']
  return `${size < 10 ? size.toFixed(1).replace('.', ',') : Math.round(size)} ${unit}`
}
