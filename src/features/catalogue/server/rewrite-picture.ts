import sharp, { type FormatEnum, type Sharp } from 'sharp'
import { mostPixels, type PictureType, type RewrittenPicture } from './picture-job.ts'

// Nothing but these three is decoded, whatever the bytes say that they are: no SVG, no PDF, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

const types: Partial<Record<keyof FormatEnum, PictureType>> = { png: 'png', jpeg: 'jpg', webp: 'webp' }

/** Longest side in pixels: no page shows a device in more, and no card on a sharp screen. */
const longestSides = { page: 2_000, card: 480 } as const

/**
 * Decodes a picture and writes it anew, upright, without what a camera keeps beside it, such as the place. Runs in a process of its
 * own (picture-job.ts).
 */
export async function rewritePicture(bytes: Buffer): Promise<RewrittenPicture> {
  // Only the head is read for this.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const type = head ? types[head.format] : undefined
  if (!head || !type) return { kind: head ? 'wrong' : 'broken' }
  if (head.width * head.height > mostPixels) return { kind: 'too-many-pixels' }
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' }).autoOrient()
  return written(picture, type, longestSides.page)
    .then(async page => ({
      kind: 'rewritten' as const,
      type,
      bytes: page,
      card: await written(sharp(page), type, longestSides.card),
    }))
    .catch(() => ({ kind: 'broken' }))
}

function written(picture: Sharp, type: PictureType, longestSide: number): Promise<Buffer> {
  const sized = picture.resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return (type === 'jpg' ? sized.jpeg({ quality: 85 }) : sized.toFormat(type)).toBuffer()
}
