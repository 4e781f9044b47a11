import styles from './picture.module.css'
import { Picture, type PictureProps, pictureSize } from './picture.tsx'

/** A telephone pole with its copper pairs, and the connected house. */
export const CopperPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="62" cy="46" r="38" className={styles.tint} />
    <path d="M30 86V14M16 24h28M20 36h20" />
    <path d="M20 24v-6M40 24v-6M24 36v-5M36 36v-5" />
    <path d="M40 18c14 14 26 18 42 18M36 31c14 14 26 16 40 16" />
    <path d="M64 86V56l20-18 20 18v30z" className={styles.paper} />
    <rect x="72" y="60" width="12" height="12" className={styles.lamp} />
    <path d="M90 86V66h9v20M8 86h104" />
  </Picture>
)

/** An access point that covers a room. */
export const WifiPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="48" r="38" className={styles.tint} />
    <path d="M18 12h84" />
    <path d="M42 12h36l-5 12H47z" className={styles.paper} />
    <circle cx="60" cy="18" r="3" className={styles.lamp} />
    <path d="M50 34a16 16 0 0 0 20 0M42 43a28 28 0 0 0 36 0M34 52a40 40 0 0 0 52 0" />
    <rect x="22" y="66" width="30" height="20" rx="3" className={styles.paper} />
    <path d="M16 86h42" />
    <rect x="76" y="62" width="16" height="26" rx="4" className={styles.paper} />
    <path d="M82 83h4M30 76h14" />
  </Picture>
)

/** Two ways to the same office: one broken, one lit. */
export const BackUpPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="56" cy="48" r="38" className={styles.tint} />
    <path d="M76 84V38h34v46z" className={styles.paper} />
    <path d="M84 48h6v8h-6zM97 48h6v8h-6zM84 64h6v8h-6z" />
    <path d="M97 64h6v20h-6" className={styles.lamp} />
    <path d="M8 74h22M38 68l8 12M46 68l-8 12M54 74h22" />
    <path d="M22 50V22M14 50h16" />
    <path d="M14 14c-5 6-5 14 0 20M30 14c5 6 5 14 0 20" />
    <circle cx="22" cy="22" r="4" className={styles.lamp} />
    <path d="M38 24c18-6 40-4 54 10" className={styles.glow} />
    <path d="M8 84h104" />
  </Picture>
)

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
