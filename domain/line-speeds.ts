import type { ProductOffering, SpeedRange } from './product.ts'

/** What a line promises one way, with the speed it is advertised with; in Mbit/s. */
export type PromisedSpeeds = SpeedRange & {
  readonly way: 'download' | 'upload'
  readonly advertisedMbs: number
}

/** What a fixed line promises, down and up (Regulation (EU) 2015/2120, article 4(1)(d)); nothing where it is no such line. */
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
