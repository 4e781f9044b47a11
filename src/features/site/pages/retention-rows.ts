import texts from '../../../../content/site/retention.json' with { type: 'json' }
import type { PageServices } from '../../../api/page-services.ts'
import { type DataKind, type LawfulBasis, type Period, purposes } from '../../../common/personal-data.ts'

/** A row of the table of what is kept. */
export type RetentionRow = {
  readonly name: string
  readonly what: string
  /** The categories of data, in one line. */
  readonly data: string
  readonly why: string
  readonly howLong: string
}

type Told = PageServices['disclosedActivities'][number]

/** Words by activity; null for one that no customer of the shop is told of. */
const words: Readonly<Record<string, { readonly what: string; readonly howLong: string } | null>> =
  texts.activities
const dataNames: Readonly<Record<DataKind, string | null>> = texts.data
const basisNames: Readonly<Record<LawfulBasis, string>> = texts.bases

const inWords = ({ count, unit }: Period): string =>
  `${count} ${texts.units[unit][count === 1 ? 'one' : 'other']}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The data that is kept, why and how long, in the words of content/site/retention.json, and in the order in which they stand there. */
export function retentionRows(kept: readonly Told[]): readonly RetentionRow[] {
  const missing = kept.find(({ name }) => !Object.hasOwn(words, name))
  if (missing)
    throw new Error(`content/site/retention.json has no words for ${missing.name} under activities`)
  const told = new Map(kept.map(each => [each.name, each]))
  return Object.entries(words).flatMap(([name, word]) => {
    const activity = told.get(name)
    return word && activity ? [rowOf(activity, word)] : []
  })
}

const rowOf = (
  { name, data, purposes: why, period }: Told,
  word: { readonly what: string; readonly howLong: string },
): RetentionRow => ({
  name,
  what: word.what,
  data: capital(data.flatMap(kind => dataNames[kind] ?? []).join(', ')),
  why: why
    .map(purpose => `${capital(texts.purposes[purpose])} (${basisNames[purposes[purpose]]})`)
    .join('; '),
  howLong: capital(period ? word.howLong.replace('{period}', inWords(period)) : word.howLong),
})
