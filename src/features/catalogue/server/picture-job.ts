import { utilityJob } from '../../../platform/utility-process/utility-job.ts'

export type PictureType = 'png' | 'jpg' | 'webp'

export type RewrittenPicture =
  | { readonly kind: 'rewritten'; readonly type: PictureType; readonly bytes: Buffer; readonly card: Buffer }
  | { readonly kind: 'wrong' | 'too-many-pixels' | 'broken' }

/** Pixels of a picture before it is made smaller: 40 megapixels take 160 MB once they are decoded. */
export const mostPixels = 40_000_000

/** 40 megapixels take some three seconds and 400 MB. */
export const rewriteJob = utilityJob<Buffer, RewrittenPicture>('rewrite-picture', {
  ms: 30_000,
  megabytes: 700,
  waiting: 3,
})
