import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** Documents in the hands of someone who advises. */
export const ManualPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M60 24c-12-8-28-8-42-4v58c14-4 30-4 42 4z" className={styles.paper} />
    <path d="M60 24c12-8 28-8 42-4v58c-14-4-30-4-42 4z" className={styles.paper} />
    <path d="M28 34c8-2 16-1 22 1M28 46c8-2 16-1 22 1M28 58c8-2 16-1 22 1M70 35c6-2 14-3 22-1" />
    <rect x="72" y="46" width="20" height="16" rx="3" className={styles.lamp} />
    <path d="M76 54h12" />
  </Picture>
)

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

/** Two hands that agree. */
export const PartnerPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M8 36l18-8 14 36-18 8zM112 36l-18-8-14 36 18 8z" className={styles.paper} />
    <path
      d="M30 38c8-6 18-8 26-4l22 14c6 4 2 11-4 9l-12-5 14 14c5 5-1 11-6 7L58 62l8 10c3 5-3 9-7 5L42 62l-4 2z"
      className={styles.paper}
    />
    <path d="M90 38c-8-6-16-8-24-5l-14 9c-6 4-2 11 5 9l11-6" />
    <path d="M60 12v8M44 15l4 7M76 15l-4 7" className={styles.glow} />
  </Picture>
)
