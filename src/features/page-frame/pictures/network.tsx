import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** A wall with one guarded opening. */
export const FirewallPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M18 22h84v62H18z" className={styles.paper} />
    <path d="M18 37h84M18 53h84M18 69h84M40 22v15M76 22v15M28 37v16M92 37v16M36 53v16M84 53v16M28 69v15M92 69v15" />
    <path d="M60 28l20 7v16c0 13-8 21-20 26-12-5-20-13-20-26V35z" className={styles.paper} />
    <path d="M50 51l8 8 13-14" className={styles.glow} />
  </Picture>
)

/** A tunnel between two offices. */
export const VpnPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M10 76V46h26v30zM84 76V32h26v44z" className={styles.paper} />
    <path d="M17 54h5v6h-5zM25 54h5v6h-5zM91 42h5v6h-5zM99 42h5v6h-5zM91 55h5v6h-5zM99 55h5v6h-5z" />
    <path d="M4 76h112" />
    <path d="M23 76v12h74V76" className={styles.glow} />
    <rect x="50" y="60" width="20" height="17" rx="3" className={styles.lamp} />
    <path d="M54 60v-6a6 6 0 0 1 12 0v6M60 66v5" />
    <path d="M44 24c8-8 24-8 32 0M50 33c5-5 15-5 20 0" />
  </Picture>
)

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
