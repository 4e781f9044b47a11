import type { Elements } from '../../../ui/kit/elements.ts'
import { Part } from './office.tsx'
import { type Colour, colours as c } from './palette.ts'
import { Line, type Point, View } from './scene.tsx'

/* The street: its houses, trees and van. Houses are drawn at a distance, about 40 units to a metre. */

type At = { at: Point }

/** The roofs of the town far away, above this line. */
export const Skyline = ({ at, fill = c.haze }: At & { fill?: Colour }) => (
  <Part at={at}>
    <path
      d="M0 0V-58H14V-70H24V-82H42V-70H52V-58H66V-38H86V-78L108-102 130-78V-48H154V-110H198V-36H214V-86Q226-90 226-102 226-116 238-116T250-102Q250-90 262-86V-56H282V-108L290-134 298-108V-48H322V-84H374V-64H394V-108L418-132 440-110V-80H466V-100H480V-112H490V-122H506V-112H516V-100H530V-80H556V-46H580V0z"
      fill={fill}
    />
  </Part>
)

type PanesProps = At & { columns: number; rows: number; gap: Point; lit?: readonly number[] }

/** Windows in rows and columns, those in `lit` with the light on. */
export const Panes = ({ at: [x, y], columns, rows, gap, lit = [] }: PanesProps) => {
  const panes = Array.from({ length: columns * rows }, (_, index) => index)
  const drawn = (isLit: boolean) =>
    panes
      .filter(index => lit.includes(index) === isLit)
      .map(
        index => `M${x + (index % columns) * gap[0]} ${y + Math.floor(index / columns) * gap[1]}h16v24h-16z`,
      )
      .join('')
  return (
    <g stroke={c.paper} strokeWidth="3">
      <path d={drawn(false)} fill={c.brandDeep} />
      <path d={drawn(true)} fill={c.lamp} />
    </g>
  )
}

type HouseProps = At & {
  wall: Colour
  gable: 'stepped' | 'bell' | 'neck' | 'pointed' | 'flat'
  lit?: readonly number[]
  children?: Elements
}

/** Outlines of the gables, 100 wide; the eaves of all are at the same height. */
const gables = {
  stepped: 'M-50 0v-160h12v-16h12v-16h12v-16h28v16h12v16h12v16h12V0z',
  bell: 'M-50 0v-160q22-4 22-26 0-26 28-26t28 26q0 22 22 26V0z',
  neck: 'M-50 0v-156q24-2 28-26v-34h44v34q4 24 28 26V0z',
  pointed: 'M-50 0v-162l50-48 50 48V0z',
  flat: 'M-50 0v-196H50V0z',
} as const

/** A house on the street: two rows of windows and a gable; the ground floor is its children's. */
export const House = ({ at, wall, gable, lit = [], children }: HouseProps) => (
  <Part at={at}>
    <path d={gables[gable]} fill={wall} />
    {gable !== 'flat' && <circle cy="-180" r="8" fill={c.paper} />}
    {gable === 'flat' && <path d="M-54-200H54v9H-54z" fill={c.inkSoft} />}
    <Panes at={[-37, -150]} columns={3} rows={2} gap={[29, 38]} lit={lit} />
    {children}
  </Part>
)

/** A front door with its steps. */
export const Door = ({ at, fill = c.brand }: At & { fill?: Colour }) => (
  <Part at={at}>
    <path d="M-15-58h30V0h-30z" fill={c.paper} />
    <path d="M-11-54h22V0h-22z" fill={fill} />
    <path d="M-7-50H7v14H-7z" fill={c.lamp} />
    <circle cx="6" cy="-24" r="2" fill={c.lamp} />
  </Part>
)

/** The awning of a shop, in stripes. */
export const Awning = ({ at, width, fill = c.brand }: At & { width: number; fill?: Colour }) => {
  const [stripes, half] = [Math.round(width / 12), width / 2]
  const stripe = width / stripes
  const drawn = (parity: number) =>
    Array.from({ length: stripes }, (_, index) => index)
      .filter(index => index % 2 === parity)
      .map(index => `M${index * stripe - half} 0h${stripe}v17q${-stripe / 2} 8 ${-stripe} 0z`)
      .join('')
  return (
    <Part at={at}>
      <path d={drawn(0)} fill={fill} />
      <path d={drawn(1)} fill={c.paper} />
      <path d={`M${-half - 2}-4h${width + 4}v5h${-width - 4}z`} fill={c.brandDeep} />
    </Part>
  )
}

/** A tree of the street. */
export const Tree = ({ at, scale = 1, fill = c.leaf }: At & { scale?: number; fill?: Colour }) => (
  <Part at={at} scale={scale}>
    <path d="M-4 0h8v-60h-8z" fill={c.woodDeep} />
    <ellipse cy="-84" rx="34" ry="42" fill={fill} />
    <path d="M0-126c20 0 34 19 34 42S20-42 0-42c12-22 12-62 0-84z" fill={c.leafDeep} opacity=".45" />
    <Line d="M0-50v-34M0-62l-12-12M0-72l10-12" colour={c.woodDeep} width={3} />
  </Part>
)

/** The van of the engineers; faces right. */
export const Van = ({ at, scale = 1, mirrored = false }: At & { scale?: number; mirrored?: boolean }) => (
  <Part at={at} scale={scale} mirrored={mirrored}>
    <path d="M-112-16v-84q0-10 10-10H46q9 0 14 7l28 37 18 8q8 4 8 12v30z" fill={c.paper} />
    <path d="M-112-46h226v18h-226z" fill={c.brand} />
    <path d="M-112-28h226v12h-226z" fill={c.line} />
    <path d="M34-98h10q5 0 8 4l22 29q1 4-4 4H34q-4 0-4-4v-29q0-4 4-4z" fill={c.brandDeep} />
    <path d="M36-92h7q4 0 6 3l4 5-17 15z" fill={c.haze} />
    <path d="M-36-110v82M24-108v80" stroke={c.line} strokeWidth="3" />
    <circle cx="-74" cy="-70" r="6" fill={c.lamp} />
    <Line d="M-86-80a17 17 0 0 1 24 0M-94-88a29 29 0 0 1 40 0" colour={c.brand} width={5} />
    <path d="M102-44h12v8h-12z" fill={c.lamp} />
    <path d="M-116-20h233q3 0 3 5t-3 5h-233z" fill={c.inkSoft} />
    <circle cx="-66" cy="-12" r="20" fill={c.ink} />
    <circle cx="-66" cy="-12" r="8" fill={c.line} />
    <circle cx="70" cy="-12" r="20" fill={c.ink} />
    <circle cx="70" cy="-12" r="8" fill={c.line} />
  </Part>
)

/** A bicycle against a wall. */
export const Bicycle = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <g fill="none" stroke={c.ink} strokeWidth="3">
      <circle cx="-26" cy="-18" r="17" />
      <circle cx="26" cy="-18" r="17" />
      <path
        d="M-26-18l14-26h28l10 26M-12-44L-2-18h-24M-2-18l18-26M-15-50h10M16-44l-3-10h9"
        stroke={c.brickDeep}
      />
    </g>
  </Part>
)

type WindowProps = At & { width: number; height: number; sky?: Colour }

/** A window of a room, with the street behind it. */
export const StreetWindow = ({ at, width, height, sky = c.paper }: WindowProps) => (
  <View at={[at[0] - width / 2, at[1]]} width={width} height={height}>
    <rect width={width} height={height} fill={sky} />
    <Skyline at={[-60, height + 6]} />
    <Tree at={[width * 0.76, height + 14]} scale={0.62} />
    <rect width={width} height={height} fill="none" stroke={c.wood} strokeWidth="12" />
    <path d={`M${width / 2} 0v${height}`} stroke={c.wood} strokeWidth="5" />
  </View>
)

/** A windmill far away. */
export const Windmill = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <path d="M-16 0l7-62h18l7 62z" fill={c.teal} />
    <path d="M-12-60q0-15 12-15t12 15z" fill={c.brandDeep} />
    {[24, 114, 204, 294].map(angle => (
      <g key={angle} transform={`translate(0 -66)rotate(${angle})`}>
        <path d="M2-12v-34h9v34z" fill={c.paper} />
        <Line d="M0 0v-46" colour={c.brickDeep} width={3} />
      </g>
    ))}
  </Part>
)

/** A digger with its bucket in the ground to the right. */
export const Excavator = ({ at }: At) => (
  <Part at={at}>
    <path d="M-4-66L52-160 68-154 22-58z" fill={c.lamp} />
    <path d="M52-166q12-4 18 8l50 108-14 8-58-110z" fill={c.woodDeep} />
    <path d="M100-48q28-8 34 12 4 22-8 40-22 0-36-18z" fill={c.inkSoft} />
    <path d="M92-14l-4 16 12-4 2 14 10-8 6 12 8-12z" fill={c.inkSoft} />
    <path d="M-60-70H8q10 0 12 10l4 24h-84z" fill={c.lamp} />
    <path d="M-46-128H2q6 0 8 6l14 52h-70z" fill={c.lamp} />
    <path d="M-36-118H0l11 44h-47z" fill={c.brandDeep} />
    <circle cx="-16" cy="-92" r="9" fill={c.skinTan} />
    <path d="M-26-95q0-10 10-10t10 10z" fill={c.brand} />
    <path d="M-29-74q0-9 13-9t13 9z" fill={c.brick} />
    <rect x="-72" y="-34" width="112" height="34" rx="17" fill={c.ink} />
    <circle cx="-54" cy="-17" r="9" fill={c.steel} />
    <circle cx="-16" cy="-17" r="9" fill={c.steel} />
    <circle cx="22" cy="-17" r="9" fill={c.steel} />
  </Part>
)
