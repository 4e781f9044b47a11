import { create } from 'qrcode'

/** A QR code as the path of its dark squares, each of 1 by 1, on a square of this size. */
export type QrPicture = { readonly size: number; readonly path: string }

export function qrPicture(says: string): QrPicture {
  const { size, data } = create(says, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data].flatMap((isDark, index) => (isDark ? [index] : []))
  return { size, path: dark.map(index => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('') }
}
