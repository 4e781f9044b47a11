import type { Interaction } from './interactions.ts'
import { categories, type LoadedFile, type PageRun } from './lighthouse.ts'
import { tableOf } from './report.ts'

export type MeasuredPage = PageRun & { readonly page: string }

const biggestFiles = 5

/** Scores and sizes of each page beside the bare ones, its biggest files, and how soon a press shows if that was measured, in Markdown. */
export function pagesTables(
  measured: readonly MeasuredPage[],
  barePage: string,
  interactions: readonly Interaction[] = [],
): string {
  const bare = measured.find(({ page }) => page === barePage)
  const bareScripts = bare ? bodies(atFirst(bare.files).filter(isScript)) : 0
  return [
    scoreTable(measured, bareScripts),
    bytesTable(measured),
    ...(interactions.length > 0 ? [interactionTable(interactions)] : []),
    ...measured.map(biggest),
  ].join('\n\n')
}

const scoreTable = (measured: readonly MeasuredPage[], bareScripts: number): string =>
  [
    tableOf(
      [
        'page',
        ...categories.map(category => `${category}:`),
        'LCP ms:',
        'CLS:',
        'requests:',
        'JavaScript KB:',
        'above bare KB:',
        'all KB:',
        'headers KB:',
        'later JavaScript KB:',
      ],
      measured.map(({ page, scores, lcpMs, cls, files }) => {
        const scripts = bodies(atFirst(files).filter(isScript))
        return [
          page,
          ...categories.map(category => scores[category]),
          Math.round(lcpMs),
          Number(cls.toFixed(3)),
          atFirst(files).length,
          kilobytes(scripts),
          kilobytes(scripts - bareScripts),
          kilobytes(bodies(atFirst(files))),
          kilobytes(headers(atFirst(files))),
          kilobytes(bodies(files.filter(file => file.isLater && isScript(file)))),
        ]
      }),
    ),
    ...measured.flatMap(({ page, objections }) =>
      objections.length > 0 ? ['', `Below 100 on ${page}: ${objections.join('; ')}.`] : [],
    ),
  ].join('\n')

/** Until the page answers to presses. */
const atFirst = (files: readonly LoadedFile[]) => files.filter(({ isLater }) => !isLater)

const isScript = ({ type }: LoadedFile) => type === 'Script'

function bytesTable(measured: readonly MeasuredPage[]): string {
  const types = [...new Set(measured.flatMap(({ files }) => files.map(({ type }) => type)))]
  const cell = (files: readonly LoadedFile[]) =>
    files.length > 0 ? `${kilobytes(bodies(files))} in ${files.length}` : ''
  return tableOf(
    ['KB in files', ...types.map(type => `${type}:`)],
    measured.map(({ page, files }) => [
      page,
      ...types.map(type => cell(atFirst(files).filter(file => file.type === type))),
    ]),
  )
}

const interactionTable = (interactions: readonly Interaction[]): string =>
  tableOf(
    ['from the press to the next frame, 4 × slower', 'ms:'],
    interactions.map(({ name, ms }) => [name, ms]),
  )

function biggest({ page, files }: MeasuredPage): string {
  const sorted = atFirst(files)
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, biggestFiles)
  return `Biggest on ${page}: ${sorted.map(file => `${file.path} ${kilobytes(file.bytes)} KB`).join(', ')}.`
}

const bodies = (files: readonly LoadedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0)
const headers = (files: readonly LoadedFile[]): number =>
  files.reduce((total, { headerBytes }) => total + headerBytes, 0)
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
