import styles from './picture.module.css'
import { Picture } from './picture.tsx'

/** A Dutch street of shops and offices with one line of fibre under it; where it is connected, the light is on. */
export const StreetPicture = ({ className }: { className?: string | undefined }) => (
  <Picture width={640} height={340} className={className}>
    <circle cx="322" cy="168" r="150" className={styles.tint} />
    <path d="M24 284V136h13v-17h13v-17h13V85h32v17h13v17h13v17h13v148z" className={styles.paper} />
    <path d="M70 112h18v20H70zM40 156h18v28H40zM70 156h18v28H70zM100 156h18v28h-18zM100 204h18v28h-18z" />
    <path d="M40 204h18v28H40z" className={styles.lamp} />
    <path d="M70 204h18v28H70z" className={styles.lamp} />
    <path d="M66 284v-36h26v36M60 284h38" />
    <path
      d="M148 284V152c0-18 22-14 22-38 0-26 10-38 26-38s26 12 26 38c0 24 22 20 22 38v132z"
      className={styles.paper}
    />
    <circle cx="196" cy="106" r="10" />
    <path d="M164 164h20v30h-20zM208 164h20v30h-20z" />
    <path d="M186 164h20v30h-20z" className={styles.lamp} />
    <path d="M158 220h76l6 16h-88z" className={styles.paper} />
    <path d="M173 220l-4 16M188 220l-2 16M204 220l2 16M219 220l4 16" />
    <path d="M164 236h64v48h-64zM196 236v48" />
    <path d="M258 284V52h128v232z" className={styles.paper} />
    <path d="M258 76h128M340 52V30" />
    <circle cx="340" cy="24" r="6" className={styles.lamp} />
    <path d="M274 92h22v24h-22zM348 92h22v24h-22zM311 132h22v24h-22zM274 172h22v24h-22zM348 172h22v24h-22z" />
    <path
      d="M311 92h22v24h-22zM274 132h22v24h-22zM348 132h22v24h-22zM311 172h22v24h-22zM274 212h22v24h-22z"
      className={styles.lamp}
    />
    <path d="M348 212h22v24h-22zM306 284v-60h32v60M322 224v60" />
    <path d="M400 284V164h20c0-22 8-26 8-40V98h40v26c0 14 8 18 8 40h20v120z" className={styles.paper} />
    <path d="M424 98l24-24 24 24z" className={styles.paper} />
    <path d="M438 116h20v26h-20zM414 182h18v28h-18zM464 182h18v28h-18z" />
    <path d="M439 182h18v28h-18z" className={styles.lamp} />
    <path d="M434 284v-44h28v44" />
    <path d="M510 284V144l52-54 52 54v140z" className={styles.paper} />
    <path d="M562 90V72M548 122h28v30h-28zM562 122v30" />
    <path d="M528 174h18v30h-18zM578 174h18v30h-18zM528 224h18v30h-18z" />
    <path d="M578 224h18v30h-18z" className={styles.lamp} />
    <path d="M550 284v-64h24v64" />
    <path d="M0 284h640" />
    <path d="M-2000 318h4640M79 318v-34M322 318v-34M448 318v-34" className={styles.glow} />
    <circle cx="79" cy="318" r="6" className={styles.lamp} />
    <circle cx="322" cy="318" r="6" className={styles.lamp} />
    <circle cx="448" cy="318" r="6" className={styles.lamp} />
  </Picture>
)
