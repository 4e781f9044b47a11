/** A provider's photograph in the place of a scene, cut to the scene's proportions (content/README.md, "Photographs"). */
export type Photograph = {
  /** Says what it shows, for who does not see it. */
  readonly alt: string
  /** The scene's size, which gives the photograph its place before it is there. */
  readonly width: number
  readonly height: number
  /** The widths it was cut in, in pixels, from the smallest. */
  readonly cuts: readonly number[]
  /** Changes with the photograph, and with how it is cut. */
  readonly hash: string
}

/** From the best for who can show it; the last is what every browser shows. */
export const photographTypes = ['avif', 'jpg'] as const
export type PhotographType = (typeof photographTypes)[number]

/** `/assets/street-640-1a2b3c4d5e6f.avif`, below which the build puts it. */
export const photographAddress = (
  scene: string,
  { hash }: Pick<Photograph, 'hash'>,
  cut: number,
  type: PhotographType,
): string => `/assets/${scene}-${cut}-${hash.slice(0, 12)}.${type}`
