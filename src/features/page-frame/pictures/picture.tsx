import type { ReactNode } from 'react'
import styles from './picture.module.css'
import type { PictureProps } from './scene.tsx'

/** The size of every picture of a thing; the street is a size of its own. */
export const pictureSize = { width: 120, height: 96 }

type Props = PictureProps & { width: number; height: number; children: ReactNode }

/** The frame of the family: ink lines, a tint behind, lamp light where something is connected. Always decoration. */
export const Picture = ({ width, height, className, children }: Props) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    className={className ? `${styles.picture} ${className}` : styles.picture}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
