import lighthouse, { type Artifacts } from 'lighthouse'
import { readyMarks } from '../src/ui/state/ready-marks.ts'

/** Lighthouse results of one page. */
export type PageRun = {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Largest contentful paint, milliseconds, on the phone and the network that the mobile preset simulates. */
  readonly lcpMs: number
  /** Cumulative layout shift; 0 when nothing moves. */
  readonly cls: number
  readonly files: readonly LoadedFile[]
  /** Audits that keep a score below 100. */
  readonly objections: readonly string[]
}

/** Files that the page loaded, as transferred. */
export type LoadedFile = {
  readonly type: string
  readonly path: string
  /** Of the body. */
  readonly bytes: number
  /** Of the answer's headers. */
  readonly headerBytes: number
  /** It was asked for after the page had loaded and answered to presses. */
  readonly isLater: boolean
}

export const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const
type Category = (typeof categories)[number]

/**
 * One cold visit with the mobile preset, in the Chromium that listens on this port.
 * @param keepsStorage whether it finds what this browser keeps of the site; the cache is for the caller to empty then
 */
export async function visitWithLighthouse(
  url: string,
  chromiumPort: number,
  keepsStorage = false,
): Promise<PageRun> {
  const result = await withoutStacksOfInsights(() =>
    lighthouse(url, {
      port: chromiumPort,
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: keepsStorage,
      // By itself it leaves what a page stored, and only the first visit would be somebody's first.
      clearStorageTypes: ['cookies', 'local_storage', 'indexeddb', 'cache_storage', 'service_workers'],
    }),
  )
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { audits, categories: judged, runtimeError } = result.lhr
  const headers = headerBytes(result.artifacts.DevtoolsLog)
  if (runtimeError) throw new Error(`Lighthouse could not visit ${url}: ${runtimeError.message}`)
  const scoreOf = (category: Category) => Math.round(100 * (judged[category]?.score ?? 0))
  const figure = (audit: string) => {
    const value = audits[audit]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit} of ${url}`)
    return value
  }
  return {
    scores: {
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
      performance: scoreOf('performance'),
    },
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    files: loadedFiles(
      audits['network-requests']?.details,
      headers,
      Math.max(observedLoad(audits.metrics?.details), readyAt(audits['user-timings']?.details)),
    ),
    objections: categories.flatMap(category =>
      (judged[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  }
}

/** Its trace engine prints a stack where it has no advice for a visit. The figures are other audits: a visit that lacks one of them throws. */
async function withoutStacksOfInsights<Result>(visit: () => Promise<Result>): Promise<Result> {
  const print = console.error
  console.error = (...printed: readonly unknown[]) => {
    if (printed[0] instanceof Error && printed[0].constructor.name === 'LanternError')
      console.log('  Lighthouse has no advice for this visit; its figures are measured, and count.')
    else print(...printed)
  }
  try {
    return await visit()
  } finally {
    console.error = print
  }
}

/** The audit lists every request; its table is not typed further by Lighthouse. */
function loadedFiles(details: unknown, headers: ReadonlyMap<string, number>, readyAt: number): LoadedFile[] {
  const { items } = details as { items: RequestOfAudit[] }
  return items.map(({ url, resourceType, transferSize, networkRequestTime }) => {
    const headerBytes = Math.min(transferSize, headers.get(url) ?? 0)
    return {
      type: resourceType,
      path: new URL(url).pathname,
      bytes: transferSize - headerBytes,
      headerBytes,
      isLater: networkRequestTime > readyAt,
    }
  })
}

/** Bytes of each response when its headers were read, which over HTTP/1.1 are the headers alone. */
function headerBytes(log: Artifacts['DevtoolsLog']): Map<string, number> {
  const responses = log.flatMap(message =>
    message.method === 'Network.responseReceived' ? [message.params.response] : [],
  )
  return new Map(responses.map(({ url, encodedDataLength }) => [url, encodedDataLength]))
}

type RequestOfAudit = {
  url: string
  resourceType: string
  transferSize: number
  /** Milliseconds since the navigation, as the load event is told of. */
  networkRequestTime: number
}

/** When the page's load event came, before anything is simulated; milliseconds since the navigation. */
const observedLoad = (details: unknown): number =>
  (details as { items: { observedLoad: number }[] }).items[0]?.observedLoad ?? Number.POSITIVE_INFINITY

/** When the page answered to presses, by its own marks (src/ui/state/ready-marks.ts); 0 where it makes none. */
const readyAt = (details: unknown): number =>
  Math.max(
    0,
    ...((details as { items?: { name: string; startTime: number }[] } | undefined)?.items ?? [])
      .filter(({ name }) => names.has(name))
      .map(({ startTime }) => startTime),
  )

const names: ReadonlySet<string> = new Set(Object.values(readyMarks))
