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

/** The largest that a scene is shown, for browsers that cannot look how wide its place is. */
const sizes = '(min-width: 62rem) 40rem, 100vw'

/** A scene, or in its place the photograph that a provider put in content/pictures under its name. */
export function Photographed({ name, className, isFirst = false, children }: Props) {
  const photograph = photographs[name]
  if (!photograph) return children
  const { alt, width, height, cuts } = photograph
  const place = isFirst ? sizes : `auto, ${sizes}`
  const address = (cut: number, type: PhotographType) => photographAddress(name, photograph, cut, type)
  const addresses = (type: PhotographType) => cuts.map(cut => `${address(cut, type)} ${cut}w`).join(', ')
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={addresses('avif')} sizes={place} />
      <img
        src={address(Math.max(...cuts), 'jpg')}
        srcSet={addresses('jpg')}
        sizes={place}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={classes(styles.photograph, className)}
      />
    </picture>
  )
}
