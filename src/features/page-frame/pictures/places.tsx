import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** A school with its clock. */
export const SchoolPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M12 82V48h28v34zM80 82V48h28v34z" className={styles.paper} />
    <path d="M40 82V38l20-16 20 16v44z" className={styles.paper} />
    <path d="M60 22V8l12 4-12 4" />
    <circle cx="60" cy="44" r="8" className={styles.lamp} />
    <path d="M60 40v4h4M53 82V62h14v20M20 56h12v10H20zM88 56h12v10H88z" />
    <path d="M6 82h108" />
    <path d="M6 90h108" className={styles.glow} />
  </Picture>
)

/** A shop with an awning. */
export const ShopPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M20 44h80v38H20z" className={styles.paper} />
    <path d="M24 20h72l10 22H14z" className={styles.paper} />
    <path d="M42 20l-5 22M60 20v22M78 20l5 22" />
    <path d="M14 42c0 8 11 8 11 0 0 8 12 8 12 0 0 8 11 8 11 0 0 8 12 8 12 0 0 8 12 8 12 0 0 8 11 8 11 0 0 8 12 8 12 0 0 8 11 8 11 0" />
    <path d="M28 56h34v18H28z" className={styles.lamp} />
    <path d="M72 82V56h18v26M84 70v2M38 56v18M6 82h108" />
    <path d="M6 90h108" className={styles.glow} />
  </Picture>
)

/** A tent and a bungalow between trees, connected. */
export const CampingPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="46" r="38" className={styles.tint} />
    <path d="M50 82V52l24-18 24 18v30z" className={styles.paper} />
    <path d="M58 58h10v10H58z" className={styles.lamp} />
    <path d="M78 82V60h12v22" />
    <path d="M8 82l18-34 18 34z" className={styles.paper} />
    <path d="M26 48l-4 34M26 48l6 34M106 82V50M98 54l8-22 8 22zM6 82h108" />
    <path d="M68 18c3-3 9-3 12 0M62 12c6-7 18-7 24 0" />
    <circle cx="74" cy="25" r="3" className={styles.lamp} />
    <path d="M6 90h108" className={styles.glow} />
  </Picture>
)
