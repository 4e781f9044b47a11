import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** A switch with its cables. */
export const SwitchPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <rect x="14" y="30" width="92" height="28" rx="4" className={styles.paper} />
    <path d="M22 38h8v10h-8zM36 38h8v10h-8zM50 38h8v10h-8zM64 38h8v10h-8z" />
    <circle cx="84" cy="43" r="4" className={styles.lamp} />
    <circle cx="96" cy="43" r="4" className={styles.lamp} />
    <path d="M26 48v12c0 12-10 10-10 26M40 48v16c0 10-4 10-4 22M54 48v18c0 8 6 8 6 20" />
    <path d="M68 48v14c0 12 22 8 22 24" className={styles.glow} />
    <path d="M32 22h56" />
  </Picture>
)
