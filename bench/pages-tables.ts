import { categories, type LoadedFile, type PageRun } from './lighthouse.ts'

export type MeasuredPage = PageRun & { readonly page: string }

const biggestFiles = 5

/** Scores and sizes of each page, and its biggest files, in Markdown. */
export function pagesTables(measured: readonly MeasuredPage[]): string {
  return [scoreTable(measured), bytesTable(measured), ...measured.map(biggest)].join('\n\n')
}

const scoreTable = (measured: readonly MeasuredPage[]): string =>
  [
    `| page | ${categories.join(' | ')} | LCP ms | CLS | requests | JavaScript KB | all KB | later KB |`,
    `|---|${'--:|'.repeat(categories.length + 6)}`,
    ...measured.map(({ page, scores, lcpMs, cls, files }) => {
      const figures = [
        ...categories.map(category => scores[category]),
        Math.round(lcpMs),
        Number(cls.toFixed(3)),
        atFirst(files).length,
        kilobytes(atFirst(files).filter(isScript)),
        kilobytes(atFirst(files)),
        kilobytes(files.filter(({ isLater }) => isLater)),
      ]
      return `| ${page} | ${figures.join(' | ')} |`
    }),
    ...measured.flatMap(({ page, objections }) =>
      objections.length > 0 ? ['', `Below 100 on ${page}: ${objections.join('; ')}.`] : [],
    ),
  ].join('\n')

/** Up to the page's load event. */
const atFirst = (files: readonly LoadedFile[]) => files.filter(({ isLater }) => !isLater)

const isScript = ({ type }: LoadedFile) => type === 'Script'

function bytesTable(measured: readonly MeasuredPage[]): string {
  const types = [...new Set(measured.flatMap(({ files }) => files.map(({ type }) => type)))]
  const cell = (files: readonly LoadedFile[]) =>
    files.length > 0 ? `${kilobytes(files)} in ${files.length}` : ''
  return [
    `| KB in files | ${types.join(' | ')} |`,
    `|---|${'--:|'.repeat(types.length)}`,
    ...measured.map(
      ({ page, files }) =>
        `| ${page} | ${types.map(type => cell(atFirst(files).filter(file => file.type === type))).join(' | ')} |`,
    ),
  ].join('\n')
}

function biggest({ page, files }: MeasuredPage): string {
  const sorted = atFirst(files)
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, biggestFiles)
  return `Biggest on ${page}: ${sorted.map(file => `${file.path} ${kilobytes([file])} KB`).join(', ')}.`
}

const kilobytes = (files: readonly LoadedFile[]): string =>
  (files.reduce((total, { bytes }) => total + bytes, 0) / 1000).toFixed(1)
