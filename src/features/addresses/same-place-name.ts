import { normalized } from '../../common/normalized.ts'

/** Letters and digits alone, without accents: `Van 't Hoffstraat` → `vanthoffstraat`; a dot stays, as it shortens a word. */
const folded = (name: string): string =>
  normalized(name, 'NFKD')
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/ij/g, 'y')
    .replace(/[^a-z0-9.]/g, '')

/** Towns that have two names. */
const otherNames: Readonly<Record<string, string>> = {
  denhaag: 'sgravenhage',
  denbosch: 'shertogenbosch',
}

/** A name has few shortened words; what has more is not read as one. */
const mostShortened = 4

/**
 * Whether a typed street or town is the register's, however it is written: without accents and hyphens, with shortened words
 * (`Burg. Dijkstr.` is `Burgemeester Dijkstraat`), a town by its other name or without its province.
 */
export function isSamePlaceName(typed: string, registered: string): boolean {
  const wanted = folded(registered).replaceAll('.', '')
  const parts = folded(typed).split(/\.+/)
  const [whole = ''] = parts
  if (whole === '' || parts.length > mostShortened + 1) return false
  if (parts.length === 1) return ownName(whole) === ownName(wanted)
  return new RegExp(`^${parts.join('[a-z]*')}$`).test(wanted)
}

const ownName = (name: string): string => otherNames[name] ?? name
