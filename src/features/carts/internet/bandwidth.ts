import type { ProductOffering } from '../../catalogue/product.ts'
import { isInternetLine } from '../../catalogue/product.ts'
import { defaultInternetTerm } from './lines.ts'

/** Speeds in Mb/s. */
export type Bandwidth = { readonly downloadMbs: number; readonly uploadMbs: number }

/** A bandwidth as the fibre enquiry has it, `50/50Mbps` or `1Gbps/1Gbps`; null of what is none. */
export function bandwidthOf(text: string): Bandwidth | null {
  const [, download, upload, unit] = /^(\d+)(?:[GM]bps)?\/(\d+)([GM])bps$/.exec(text) ?? []
  if (!download || !upload) return null
  const factor = unit === 'G' ? 1000 : 1
  return { downloadMbs: Number(download) * factor, uploadMbs: Number(upload) * factor }
}

/** The line that is sold with this bandwidth, of the usual term where it can be; null where none is. */
export function lineWith(
  lines: readonly ProductOffering[],
  { downloadMbs, uploadMbs }: Bandwidth,
): ProductOffering | null {
  const fitting = lines.filter(
    line =>
      isInternetLine(line) && line.downloadSpeedMbs === downloadMbs && line.uploadSpeedMbs === uploadMbs,
  )
  return (
    fitting.find(({ contractDuration }) => contractDuration === defaultInternetTerm) ?? fitting[0] ?? null
  )
}
