import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** A mail, a sheet and a text that belong together. */
export const OfficeSuitePicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M46 10h30l10 10v38H46z" className={styles.paper} />
    <path d="M76 10v10h10M54 26h18M54 34h24M54 42h14" />
    <rect x="12" y="36" width="48" height="34" rx="3" className={styles.paper} />
    <path d="M12 40l24 18 24-18" />
    <rect x="58" y="52" width="46" height="34" rx="3" className={styles.paper} />
    <path d="M58 63h46M58 74h46M74 52v34M89 52v34" />
    <path d="M74 63h15v11H74z" className={styles.lamp} />
  </Picture>
)

/** A desk with everything set up. */
export const WorkplacePicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <rect x="34" y="18" width="50" height="34" rx="4" className={styles.paper} />
    <path d="M59 52v12M48 64h22M8 66h104M18 66v22M102 66v22" />
    <circle cx="59" cy="35" r="9" className={styles.lamp} />
    <path d="M55 35l3 3 6-6" />
    <path d="M92 66V54a6 6 0 0 1 12 0v12" className={styles.paper} />
    <path d="M18 66V44l-6-8M12 36l10-6" />
    <path d="M10 28l10-6 6 10-10 6z" className={styles.paper} />
    <path d="M40 76h38v12H40z" className={styles.paper} />
  </Picture>
)

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

/** A television on a wall. */
export const TvPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <rect x="14" y="18" width="92" height="54" rx="5" className={styles.paper} />
    <path d="M44 84h32M60 72v12" />
    <circle cx="60" cy="45" r="15" className={styles.lamp} />
    <path d="M55 37v16l13-8zM24 28h10M24 62h10M88 28h8" />
  </Picture>
)
