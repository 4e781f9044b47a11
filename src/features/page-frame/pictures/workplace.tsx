import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** People around a table. */
export const TeamPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <circle cx="34" cy="34" r="10" className={styles.paper} />
    <circle cx="60" cy="26" r="10" className={styles.lamp} />
    <circle cx="86" cy="34" r="10" className={styles.paper} />
    <path d="M18 68V60c0-8 6-13 16-13M102 68V60c0-8-6-13-16-13M42 64V52c0-8 7-13 18-13s18 5 18 13v12" />
    <path d="M8 68h104l-8 20H16z" className={styles.paper} />
    <path d="M44 76h32" className={styles.glow} />
  </Picture>
)

/** A sheet and the pen that writes it. */
export const WritingPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M26 10h48v76H26z" className={styles.paper} />
    <path d="M36 24h28M36 34h28M36 44h18" />
    <path d="M36 58c6-6 10 6 16 0s8-2 10 0" className={styles.glow} />
    <path d="M64 62l30-40 12 9-30 40-14 6z" className={styles.paper} />
    <path d="M88 30l12 9M64 62l12 9" />
  </Picture>
)
