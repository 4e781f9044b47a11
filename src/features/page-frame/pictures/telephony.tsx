import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** A handset whose line goes into the cloud. */
export const VoipPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="48" r="38" className={styles.tint} />
    <path d="M70 44a11 11 0 0 1 3-21.5 15 15 0 0 1 28-1A12 12 0 0 1 102 44z" className={styles.paper} />
    <path
      d="M18 44c0-5 3-8 8-8h5c4 0 5 2 5 5v5c0 3-2 4-4 4v20c2 0 4 2 4 4v6c0 3-1 5-5 5h-5c-5 0-8-3-8-8z"
      className={styles.paper}
    />
    <path d="M36 60h18c16 0 32-2 32-16" className={styles.glow} />
    <circle cx="54" cy="60" r="4" className={styles.lamp} />
    <path d="M44 34c4 3 6 8 6 12M50 26c7 5 10 12 10 20M8 86h104" />
  </Picture>
)

/** A call on the screen people work at. */
export const TeamsCallPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <rect x="16" y="16" width="88" height="54" rx="5" className={styles.paper} />
    <path d="M52 70v12M68 70v12M40 84h40M60 16v54M16 43h44" />
    <circle cx="38" cy="27" r="5" className={styles.paper} />
    <path d="M28 40c2-7 18-7 20 0M28 66c2-7 18-7 20 0" />
    <circle cx="38" cy="54" r="5" className={styles.paper} />
    <circle cx="82" cy="36" r="8" className={styles.paper} />
    <path d="M68 58c3-11 25-11 28 0" />
    <circle cx="100" cy="70" r="12" className={styles.lamp} />
    <path d="M95 67c2 5 5 8 10 8l1-3-4-2-2 1c-1-1-1-1-2-3l1-2-2-4z" />
  </Picture>
)

/** One exchange that reaches desk, mobile and screen. */
export const PbxPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M60 40V22M60 40L26 66M60 40l34 26" className={styles.glow} />
    <rect x="42" y="30" width="36" height="22" rx="4" className={styles.paper} />
    <path d="M50 38h8M50 44h14" />
    <circle cx="70" cy="41" r="3" className={styles.lamp} />
    <path d="M48 8h24v14H48z" className={styles.paper} />
    <path d="M10 62h28l4 22H6z" className={styles.paper} />
    <path d="M14 70h18M13 77h22" />
    <rect x="86" y="58" width="18" height="30" rx="4" className={styles.paper} />
    <path d="M92 83h6" />
  </Picture>
)
