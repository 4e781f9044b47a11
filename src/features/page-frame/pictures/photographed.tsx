import photographs from 'virtual:photographs'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/kit/classes.ts'
import type { AnyPictureName } from '../picture-names.ts'
import { type PhotographType, photographAddress } from './photograph.ts'
import styles from './photographed.module.css'
import type { PictureProps } from './scene.tsx'

type Props = PictureProps & {
  name: AnyPictureName
  /** The drawn scene. */
  children: ReactElement
}

/** How wide it is shown in a first screen; elsewhere browsers look how wide its place is, if they can. */
const sizesOf = (name: AnyPictureName) =>
  name === 'street' ? '(min-width: 62rem) 64rem, 100vw' : '(min-width: 40rem) 28rem, 100vw'

/** A scene, or in its place the photograph that a provider put in content/pictures under its name. */
export function Photographed({ name, className, first, children }: Props) {
  const photograph = photographs[name]
  if (!photograph) return children
  const { alt, width, height, cuts } = photograph
  const sizes = sizesOf(name)
  const place = first ? sizes : `auto, ${sizes}`
  const largest = (type: PhotographType) => photographAddress(name, photograph, Math.max(...cuts), type)
  const addresses = (type: PhotographType) =>
    cuts.map(cut => `${photographAddress(name, photograph, cut, type)} ${cut}w`).join(', ')
  return (
    <picture className={styles.frame}>
      {first && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          href={largest('avif')}
          imageSrcSet={addresses('avif')}
          imageSizes={sizes}
          media={first}
          fetchPriority="high"
        />
      )}
      <source type="image/avif" srcSet={addresses('avif')} sizes={place} />
      <img
        src={largest('jpg')}
        srcSet={addresses('jpg')}
        sizes={place}
        alt={alt}
        width={width}
        height={height}
        // A picture whose place is hidden, as a hero's on a phone, is never fetched.
        loading={first === 'all' ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={classes(styles.photograph, className)}
      />
    </picture>
  )
}
