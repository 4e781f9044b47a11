import { formatPostcode } from '../../common/checks/postcode.ts'
import { formatEuro } from '../../common/money.ts'
import { weeksInWords } from '../addresses/promise-texts.ts'
import { reasonInWords } from '../addresses/texts-coverage.ts'
import type { CaseCoverage, CaseLine } from './case-coverage.ts'
import { coverageAnswerTexts as texts } from './texts-case.ts'
import { lookUpTexts } from './texts-desk.ts'

/** Lines of one technology that stand alike: the same reason, weeks and costs. */
export type LinesAlike = Pick<
  CaseLine,
  'technology' | 'isListed' | 'reason' | 'weeks' | 'constructionInCents'
> & { readonly lines: readonly CaseLine[] }

/** The lines of a look-up by how they stand, in the order of the catalogue. */
export function linesAlike(lines: readonly CaseLine[]): readonly LinesAlike[] {
  const groups = Map.groupBy(lines, ({ technology, isListed, reason, weeks, constructionInCents }) =>
    JSON.stringify([technology, isListed, reason, weeks, constructionInCents]),
  )
  return [...groups.values()].flatMap(alike => (alike[0] ? [{ ...alike[0], lines: alike }] : []))
}

/** `Grote Kerkplein 15, 8011 PK Zwolle`, or as it was typed where the register does not know it. */
export function addressInWords({ street, city, zipCode, numbers }: CaseCoverage): string {
  const postcode = formatPostcode(zipCode)
  return street === null ? `${postcode} ${numbers}` : `${street} ${numbers}, ${postcode} ${city ?? ''}`.trim()
}

/** Numbers that a house number has, for who typed another one. */
export const othersInWords = (suffixes: readonly string[]): string =>
  suffixes.map(suffix => suffix || lookUpTexts.withoutAddition).join(', ')

/**
 * A plain answer to who asked what can be had at an address, made of its look-up, for a colleague to change and send. The reasons
 * are those of the rule.
 * @returns null where the look-up says nothing yet: the register does not answer, or there is no address
 */
export function answerFromCoverage(coverage: CaseCoverage): string | null {
  const { register } = coverage
  if (register === 'no-address' || register === 'unavailable') return null
  const paragraphs = register === 'unknown' ? unknownAnswer(coverage) : knownAnswer(coverage)
  // A field of text has no such spaces: it would take the answer for changed.
  return paragraphs.filter(Boolean).join('\n\n').replaceAll('\u00a0', ' ')
}

const unknownAnswer = (coverage: CaseCoverage): readonly string[] => [
  [
    texts.unknown(addressInWords(coverage)),
    ...(coverage.suffixesHere.length > 0 ? [texts.othersHere(othersInWords(coverage.suffixesHere))] : []),
  ].join(' '),
  texts.unknownNext,
]

function knownAnswer(coverage: CaseCoverage): readonly string[] {
  const { lines, wanted } = coverage
  const address = addressInWords(coverage)
  const groups = linesAlike(lines)
  const of = (technology: CaseLine['technology'], kind: CaseLine['reason']['kind']) =>
    groups.filter(group => group.technology === technology && group.reason.kind === kind)
  const fibre = of('fibre', 'ready')
  const quote = of('fibre', 'by-quote')
  const dsl = of('dsl', 'ready')
  const offered = [...fibre, ...(fibre.length > 0 ? [] : quote), ...dsl]
  return [
    wanted ? texts.askedFor(wanted.bandwidth, address) : texts.asked(address),
    wantedAnswer(coverage),
    ...fibreAnswer(lines, fibre, quote),
    ...(dsl.length > 0 ? [fibre.length > 0 ? texts.dslToo : texts.dslInstead, ...dsl.map(offerOf)] : []),
    offered.length === 0 ? texts.nothing : '',
    offered.length > 0 ? texts.exclVat : '',
  ]
}

/** Why the bandwidth that was asked for cannot be had; empty where it can, or the rest of the answer says so. */
function wantedAnswer({ wanted, lines }: CaseCoverage): string {
  if (!wanted) return ''
  if (!wanted.line) return texts.notSold(wanted.bandwidth)
  const { reason } = wanted.line
  const isAlone = lines.some(line => line.technology === 'fibre' && line.reason.kind !== reason.kind)
  return reason.kind === 'ready' || !isAlone ? '' : texts.notHere(wanted.bandwidth, reasonInWords(reason))
}

function fibreAnswer(
  lines: readonly CaseLine[],
  fibre: readonly LinesAlike[],
  quote: readonly LinesAlike[],
): readonly string[] {
  if (fibre.length > 0) return [texts.fibre, ...fibre.map(offerOf)]
  if (quote.length > 0)
    return quote.flatMap(group => [
      `${texts.fibreByQuote} ${reasonInWords(group.reason)}`,
      offerOf(group),
      texts.quote,
    ])
  const why = lines.find(({ technology }) => technology === 'fibre')
  return why ? [`${texts.noFibre} ${reasonInWords(why.reason)}`] : []
}

/** Lines that can be had, each with its speed and price, and when and at what cost they come. */
const offerOf = ({ lines, weeks, constructionInCents }: LinesAlike): string =>
  [
    ...lines.map(({ name, downloadMbs, uploadMbs, fromInCents }) =>
      texts.line(name, downloadMbs, uploadMbs, formatEuro(fromInCents)),
    ),
    '',
    `${texts.weeks(weeksInWords({ weeks }))} ${costsOf(constructionInCents)}`,
  ].join('\n')

function costsOf(cents: number | null): string {
  if (cents === null) return texts.costsUnknown
  return cents === 0 ? texts.noCosts : texts.costs(formatEuro(cents))
}
