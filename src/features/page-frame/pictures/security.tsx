import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** A headset and someone who listens. */
export const SupportPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="58" cy="46" r="38" className={styles.tint} />
    <path d="M28 86V72c0-8 6-14 14-14h28c8 0 14 6 14 14v14z" className={styles.paper} />
    <circle cx="56" cy="36" r="17" className={styles.paper} />
    <path d="M35 38v-4a21 21 0 0 1 42 0v4" />
    <rect x="30" y="34" width="9" height="16" rx="4" className={styles.lamp} />
    <rect x="73" y="34" width="9" height="16" rx="4" className={styles.lamp} />
    <path d="M78 50c0 6-6 8-12 8M50 42c4 3 8 3 12 0M44 66l12 12 12-12" />
    <path d="M92 22h18v14H98l-6 6z" className={styles.paper} />
  </Picture>
)
