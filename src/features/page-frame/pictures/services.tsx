import styles from './picture.module.css'
import { Picture, pictureSize } from './picture.tsx'
import type { PictureProps } from './scene.tsx'

/** A fibre cable that fans out into lit strands. */
export const FibrePicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="74" cy="46" r="38" className={styles.tint} />
    <path d="M8 58h34v16H8z" className={styles.paper} />
    <path d="M42 61h12v10H42M18 58v16M28 58v16" />
    <path d="M54 63c18 0 16-38 34-38M54 66c24 0 20-18 40-18M54 69c22 0 18 10 34 10" />
    <circle cx="92" cy="25" r="5" className={styles.lamp} />
    <circle cx="98" cy="48" r="5" className={styles.lamp} />
    <circle cx="92" cy="79" r="5" className={styles.lamp} />
    <path d="M102 20l6-3M109 48h6M102 83l6 3" />
  </Picture>
)

/** A cloud above a laptop. */
export const CloudPicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="58" cy="46" r="38" className={styles.tint} />
    <path d="M40 44a13 13 0 0 1 3-25.6 18 18 0 0 1 34-1A14 14 0 0 1 80 44z" className={styles.paper} />
    <path d="M60 44v10" className={styles.glow} />
    <path d="M34 56h52v24H34z" className={styles.paper} />
    <path d="M26 80h68l-4 8H30z" className={styles.paper} />
    <path d="M42 64h18M42 71h10" />
    <circle cx="74" cy="67" r="4" className={styles.lamp} />
  </Picture>
)

/** A mobile phone that has signal. */
export const MobilePicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="60" cy="48" r="38" className={styles.tint} />
    <rect x="41" y="10" width="38" height="76" rx="7" className={styles.paper} />
    <path d="M54 17h12M49 60h22M49 68h14" />
    <rect x="49" y="26" width="22" height="24" rx="3" className={styles.lamp} />
    <path d="M54 38l4 4 8-8" />
    <path d="M89 36c5 7 5 17 0 24M97 29c9 11 9 27 0 38M31 36c-5 7-5 17 0 24M23 29c-9 11-9 27 0 38" />
  </Picture>
)

/** A desk phone. */
export const PhonePicture = ({ className }: PictureProps) => (
  <Picture {...pictureSize} className={className}>
    <circle cx="64" cy="46" r="38" className={styles.tint} />
    <path d="M38 30h60l10 50a4 4 0 0 1-4 5H32a4 4 0 0 1-4-5z" className={styles.paper} />
    <rect x="56" y="38" width="38" height="14" rx="3" className={styles.lamp} />
    <path d="M58 62h6M72 62h6M86 62h6M58 72h6M73 72h6M88 72h6" />
    <path
      d="M22 26c0-6 4-10 9-10h6c4 0 6 2 6 6v6c0 3-2 4-4 4v28c2 0 5 2 5 5v6c0 4-2 6-6 6h-5c-6 0-10-4-10-10z"
      className={styles.paper}
    />
    <path d="M22 76c-8 4-8 12-2 12h12" />
  </Picture>
)
