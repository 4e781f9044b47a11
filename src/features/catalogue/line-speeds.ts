import type { ProductOffering, SpeedRange } from './product.ts'

/** Promised speeds in one direction and the advertised one, in Mbit/s. */
export type PromisedSpeeds = SpeedRange & {
  readonly way: 'download' | 'upload'
  readonly advertisedMbs: number
}

/**
 * Promised speeds of a fixed line, download and upload (Regulation (EU) 2015/2120, article 4(1)(d)); empty for other
 * products.
 */
export function promisedSpeeds({
  lineSpeeds,
  downloadSpeedMbs,
  uploadSpeedMbs,
}: ProductOffering): readonly PromisedSpeeds[] {
  if (!lineSpeeds || downloadSpeedMbs === null || uploadSpeedMbs === null) return []
  return [
    { way: 'download', ...lineSpeeds.download, advertisedMbs: downloadSpeedMbs },
    { way: 'upload', ...lineSpeeds.upload, advertisedMbs: uploadSpeedMbs },
  ]
}
