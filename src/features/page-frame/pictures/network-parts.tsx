import { Part } from './office.tsx'
import { type Colour, colours as c } from './palette.ts'
import styles from './picture.module.css'
import { Line, type Point } from './scene.tsx'

/* Lines, boxes and signals that connect, and what guards them. */

type At = { at: Point }

/** A cable; where it is connected, light runs through it. */
export const Cable = ({ d, isLit = true, width = 6 }: { d: string; isLit?: boolean; width?: number }) => (
  <>
    <Line d={d} colour={c.brandDeep} width={width} />
    {isLit && <path d={d} fill="none" stroke={c.lamp} strokeWidth={width / 2} className={styles.flow} />}
  </>
)

/** A router with its antennas, standing on something. */
export const Router = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <Line d="M-24-22l-8-34M24-22l8-34" colour={c.inkSoft} width={5} />
    <path d="M-36-24h72q5 0 6 5L45-3q0 3-4 3h-82q-4 0-4-3l3-16q1-5 6-5z" fill={c.ink} />
    <path d="M-30-13h6v5h-6zM-18-13h6v5h-6zM-6-13h6v5h-6z" fill={c.lamp} />
    <path d="M14-12h18v3H14z" fill={c.inkSoft} />
  </Part>
)

/** Waves of a signal from a point: to the right, to the left, up or down. */
export const Waves = ({
  at,
  angle = 0,
  scale = 1,
  colour = c.lamp,
}: At & { angle?: number; scale?: number; colour?: Colour }) => (
  <g
    transform={`translate(${at[0]} ${at[1]})rotate(${angle})${scale === 1 ? '' : `scale(${scale})`}`}
    fill="none"
    stroke={colour}
    strokeWidth="5"
    className={styles.waves}
  >
    <path d="M10-10q6 10 0 20" />
    <path d="M22-18q11 18 0 36" />
    <path d="M34-26q16 26 0 52" />
  </g>
)

/** A box on the wall that a line ends in, with its lights. */
export const WallBox = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <rect x="-20" width="40" height="52" rx="5" fill={c.paper} />
    <path d="M-12 40h24v4h-24z" fill={c.line} />
    <circle cx="-9" cy="14" r="3.5" fill={c.lamp} />
    <circle cx="1" cy="14" r="3.5" fill={c.lamp} />
    <circle cx="11" cy="14" r="3.5" fill={c.leaf} />
  </Part>
)

/** An open meter cupboard: meter, fuses and the box of the line. */
export const MeterCupboard = ({ at }: At) => (
  <Part at={at}>
    <path d="M-58-214h116V0H-58z" fill={c.woodDeep} />
    <path d="M-50-206H50V-8H-50z" fill={c.lampTint} />
    <path d="M-62-214l-46 14V-4l46 4z" fill={c.wood} />
    <path d="M-100-92v16" stroke={c.ink} strokeWidth="4" />
    <rect x="-40" y="-194" width="38" height="46" rx="4" fill={c.line} />
    <rect x="-34" y="-186" width="26" height="14" rx="2" fill={c.ink} />
    <circle cx="-21" cy="-160" r="5" fill={c.steel} />
    <rect x="6" y="-194" width="36" height="30" rx="3" fill={c.inkSoft} />
    <path d="M12-186h4v12h-4zM20-186h4v12h-4zM28-186h4v12h-4z" fill={c.paper} />
    <Line d="M-21-148v140M24-164v16H-6v140" colour={c.steel} width={4} />
  </Part>
)

/** An access point on the ceiling. */
export const AccessPoint = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <path d="M-7-14H7v8H-7z" fill={c.steel} />
    <path d="M-36-6h72q0 18-22 18h-28q-22 0-22-18z" fill={c.paper} />
    <circle cy="2" r="4" fill={c.lamp} />
  </Part>
)

/** A mast of a mobile network. */
export const Mast = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <Line
      d="M-16 0L0-150 16 0M-13-28l23-30M13-28l-23-30M-9-66l15-28M9-66l-15-28"
      colour={c.inkSoft}
      width={4}
    />
    <Line d="M0-150v-26" colour={c.inkSoft} width={5} />
    <path d="M-16-168h7v28h-7zM9-168h7v28H9z" fill={c.paper} />
    <circle cy="-180" r="6" fill={c.lamp} />
  </Part>
)

/** A shield with a check. */
export const Shield = ({ at, scale = 1, fill = c.brand }: At & { scale?: number; fill?: Colour }) => (
  <Part at={at} scale={scale}>
    <path d="M0-36l32 11v25c0 21-13 34-32 42-19-8-32-21-32-42v-25z" fill={fill} />
    <path d="M0-36l32 11v25c0 21-13 34-32 42z" fill={c.brandDeep} opacity=".35" />
    <Line d="M-13 2l9 10 18-21" colour={c.lamp} width={7} />
  </Part>
)

/** A padlock, closed. */
export const Padlock = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <path d="M-11-4v-9a11 11 0 0 1 22 0v9" fill="none" stroke={c.ink} strokeWidth="6" />
    <rect x="-18" y="-6" width="36" height="29" rx="5" fill={c.lamp} />
    <circle cy="6" r="4" fill={c.ink} />
    <path d="M-2 7h4v9h-4z" fill={c.ink} />
  </Part>
)

/** A cabinet of network equipment, its door open; each row of lights is a device. */
export const Cabinet = ({ at, rows = 5 }: At & { rows?: number }) => (
  <Part at={at}>
    <path d="M-52-222H52V0H-52z" fill={c.ink} />
    <path d="M-43-213h86V-8h-86z" fill={c.inkSoft} />
    {Array.from({ length: rows }, (_, row) => -206 + row * 38).map(y => (
      <g key={y}>
        <path d={`M-39 ${y}h78v26h-78z`} fill={c.brandDeep} />
        <path
          d={`M-33 ${y + 7}h8v7h-8zM-21 ${y + 7}h8v7h-8zM-9 ${y + 7}h8v7h-8zM3 ${y + 7}h8v7H3z`}
          fill={c.haze}
        />
        <circle cx="22" cy={y + 10} r="3" fill={c.lamp} />
        <circle cx="31" cy={y + 10} r="3" fill={c.leaf} />
      </g>
    ))}
    <path d="M-52 0v6h14V0zM38 0v6h14V0z" fill={c.ink} />
  </Part>
)

/** A cloud. */
export const Cloud = ({ at, scale = 1, fill = c.paper }: At & { scale?: number; fill?: Colour }) => (
  <Part at={at} scale={scale}>
    <path d="M-46 22a22 22 0 0 1-2-44 32 32 0 0 1 60-12 26 26 0 0 1 38 24 17 17 0 0 1-2 32z" fill={fill} />
  </Part>
)
