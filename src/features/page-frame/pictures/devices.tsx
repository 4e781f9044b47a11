import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/* The boxes at the end of a line, each as its manual tells them apart: by its shape, its ports and its lights. */

/** A fibre box that hangs on the wall, its lights in a column. */
export const OntPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M8 14h20v16H8zM18 30v34c0 16 10 22 22 22" />
    <path d="M18 30v34c0 16 10 22 26 22" className={styles.glow} />
    <rect x="44" y="10" width="48" height="72" rx="6" className={styles.paper} />
    <path d="M56 22h24M56 30h14" />
    <circle cx="80" cy="44" r="3.5" className={styles.lamp} />
    <circle cx="80" cy="55" r="3.5" className={styles.lamp} />
    <circle cx="80" cy="66" r="3.5" />
    <path d="M56 44h14M56 55h14M56 66h14" />
    <path d="M52 82v8M84 82v8" />
  </Picture>
)

/** A fibre box that lies flat, its lights in a row above the ports. */
export const FlatOntPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M24 34l10-14h52l10 14z" className={styles.paper} />
    <rect x="18" y="34" width="84" height="34" rx="6" className={styles.paper} />
    <circle cx="30" cy="44" r="3.5" className={styles.lamp} />
    <circle cx="42" cy="44" r="3.5" className={styles.lamp} />
    <circle cx="54" cy="44" r="3.5" />
    <circle cx="66" cy="44" r="3.5" />
    <path d="M80 42h12v10H80zM84 52v4h4v-4M28 58h40" />
    <path d="M86 68v8c0 6-6 10-14 10H8" className={styles.glow} />
  </Picture>
)

/** A converter of light with one port. */
export const ConverterPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <rect x="28" y="26" width="64" height="44" rx="5" className={styles.paper} />
    <path d="M62 40h18v16H62zM67 56v4h8v-4M67 40v5M71 40v5M75 40v5" />
    <circle cx="42" cy="52" r="7" />
    <circle cx="42" cy="52" r="2" className={styles.lamp} />
    <path d="M36 36h12" />
    <path d="M42 59v14c0 8-6 13-16 13H8" className={styles.glow} />
    <path d="M71 60v14c0 8 8 12 18 12h23M40 26l4-10h32l4 10" />
  </Picture>
)

/** A converter of light with two ports. */
export const TwoPortConverterPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <rect x="16" y="28" width="88" height="42" rx="5" className={styles.paper} />
    <path d="M50 40h18v16H50zM55 56v4h8v-4M76 40h18v16H76zM81 56v4h8v-4M55 40v5M63 40v5M81 40v5M89 40v5" />
    <circle cx="32" cy="52" r="7" />
    <circle cx="32" cy="52" r="2" className={styles.lamp} />
    <circle cx="28" cy="37" r="2.5" className={styles.lamp} />
    <circle cx="37" cy="37" r="2.5" />
    <path d="M32 59v14c0 8-6 13-14 13H6" className={styles.glow} />
    <path d="M59 60v14c0 8 8 12 18 12h35M28 28l4-10h56l4 10" />
  </Picture>
)

/** A modem on the telephone line, standing. */
export const ModemPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="62" cy="46" r="38" className={styles.tint} />
    <rect x="8" y="30" width="20" height="24" rx="3" className={styles.paper} />
    <path d="M14 38h8v6h-8zM18 54v18c0 8 6 12 14 12h12" />
    <path d="M50 12h38l8 66H42z" className={styles.paper} />
    <path d="M56 22h26M55 28h28" />
    <circle cx="58" cy="42" r="3.5" className={styles.lamp} />
    <circle cx="69" cy="42" r="3.5" className={styles.lamp} />
    <circle cx="80" cy="42" r="3.5" />
    <path d="M54 56h30M53 63h32M52 70h34" />
    <path d="M36 84h66" />
    <path d="M96 84h18" className={styles.glow} />
  </Picture>
)
