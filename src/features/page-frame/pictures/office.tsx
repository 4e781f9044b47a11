import type { Elements } from '../../../ui/kit/elements.ts'
import { type Colour, colours as c } from './palette.ts'
import { Line, type Point, View } from './scene.tsx'

/* Furniture and things of an office, seen from the front unless it says otherwise. */

type At = { at: Point }

/** Moves a part to its place, mirrored where it faces left, in its own size or another. */
export const Part = ({
  at,
  mirrored = false,
  scale = 1,
  children,
}: At & { mirrored?: boolean; scale?: number; children: Elements }) => (
  <g
    transform={`translate(${at[0]} ${at[1]})${mirrored || scale !== 1 ? `scale(${mirrored ? -scale : scale} ${scale})` : ''}`}
  >
    {children}
  </g>
)

type DeskProps = At & { width: number; height?: number; panel?: Colour | null; top?: Colour }

/** A desk or counter; with a panel nobody's legs are seen. */
export const Desk = ({ at, width, height = 75, panel = null, top = c.woodDeep }: DeskProps) => {
  const [half, inset] = [width / 2, width / 2 - 14]
  return (
    <Part at={at}>
      {panel ? (
        <path d={`M${8 - half} ${-height}h${width - 16}V0H${8 - half}z`} fill={panel} />
      ) : (
        <Line d={`M${-inset} ${-height}V-3M${inset} ${-height}V-3`} colour={c.inkSoft} width={6} />
      )}
      <rect x={-half} y={-height - 3} width={width} height="9" rx="3" fill={top} />
    </Part>
  )
}

/** An office chair from the side, of who looks to the right. */
export const Chair = ({ at, mirrored = false }: At & { mirrored?: boolean }) => (
  <Part at={at} mirrored={mirrored}>
    <Line d="M0-38V-8M-20-4L0-10 20-4" colour={c.inkSoft} width={5} />
    <path d="M-26-46h48q5 0 5 5t-5 5h-48z" fill={c.ink} />
    <path d="M-32-104q9-3 11 5l6 50q0 6-7 7-6 0-7-7z" fill={c.ink} />
  </Part>
)

/** The lid of a laptop that somebody behind it uses. */
export const LaptopLid = ({ at }: At) => (
  <Part at={at}>
    <path d="M-29-38q0-4 4-4h50q4 0 4 4L32 0h-64z" fill={c.inkSoft} />
    <circle cy="-21" r="4" fill={c.lamp} />
    <path d="M-36-3h72v3h-72z" fill={c.ink} />
  </Part>
)

/** A laptop from the side, open to who sits to the left of it. */
export const LaptopSide = ({ at, mirrored = false }: At & { mirrored?: boolean }) => (
  <Part at={at} mirrored={mirrored}>
    <path d="M14-4L30-40l-3-1L12-5z" fill={c.lampTint} />
    <Line d="M-24-3h38l17-37" colour={c.inkSoft} width={4.5} />
  </Part>
)

type ScreenProps = At & {
  width: number
  height: number
  frame?: Colour
  fill?: Colour
  stand?: boolean
  children?: Elements
}

/** A screen that faces us; its content has its origin at the upper left corner of the glass. */
export const Display = ({
  at,
  width,
  height,
  frame = c.ink,
  fill = c.paper,
  stand = true,
  children,
}: ScreenProps) => (
  <Part at={at}>
    {stand && <path d="M-8-22h16v17h14q4 0 4 5h-52q0-5 4-5h14z" fill={c.inkSoft} />}
    <g transform={`translate(${-width / 2} ${stand ? -height - 18 : 0})`}>
      <rect x="-5" y="-5" width={width + 10} height={height + 10} rx="6" fill={frame} />
      <rect width={width} height={height} rx="2" fill={fill} />
      {children && (
        <View at={[0, 0]} width={width} height={height}>
          {children}
        </View>
      )}
    </g>
  </Part>
)

/** A desk phone; its receiver lies on it, or is in somebody's hand. */
export const DeskPhone = ({
  at,
  mirrored = false,
  isLifted = false,
}: At & { mirrored?: boolean; isLifted?: boolean }) => (
  <Part at={at} mirrored={mirrored}>
    <path d="M-24 0l6-27q1-4 5-4h28q4 0 5 4l6 27z" fill={c.ink} />
    <path d="M-1-26h15l2 9H0z" fill={c.lamp} />
    <path d="M1-13h4v3H1zM8-13h4v3H8zM15-13h4v3h-4zM1-7h4v3H1zM8-7h4v3H8zM16-7h4v3h-4z" fill={c.haze} />
    {!isLifted && (
      <rect x="-19" y="-34" width="12" height="33" rx="6" fill={c.inkSoft} transform="rotate(8 -13 -18)" />
    )}
  </Part>
)

/** A receiver at an ear; the hand that holds it is drawn over it. */
export const Receiver = ({ at, mirrored = false }: At & { mirrored?: boolean }) => (
  <Part at={at} mirrored={mirrored}>
    <path d="M-5-17q9-4 10 4v22q-1 9-10 6-4-2-2-6 4 0 4-4V-9q0-4-4-4-2-3 2-4z" fill={c.ink} />
  </Part>
)

/** A mobile phone in a hand, its screen towards us. */
export const Mobile = ({ at, scale = 1, children }: At & { scale?: number; children?: Elements }) => (
  <Part at={at} scale={scale}>
    <rect x="-11" y="-22" width="22" height="42" rx="4" fill={c.ink} />
    <rect x="-8.5" y="-18" width="17" height="33" rx="1.5" fill={c.lampTint} />
    {children}
  </Part>
)

/** A plant in a pot. */
export const Plant = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <path d="M0-34C-30-44-34-74-28-92-10-84 0-62 0-34z" fill={c.leafDeep} />
    <path d="M0-34C-2-70 8-98 26-108 36-80 24-50 0-34z" fill={c.leaf} />
    <path
      d="M0-34C10-54 26-62 42-60 36-42 20-32 0-34zM0-34C-14-50-30-52-42-48-34-34-18-28 0-34z"
      fill={c.leafDeep}
    />
    <path d="M-20-38h40l-5 38h-30z" fill={c.brick} />
    <path d="M-22-40h44v8h-44z" fill={c.brickDeep} />
  </Part>
)

/** A lamp that hangs from the ceiling by a wire of this length. */
export const HangingLamp = ({ at: [x, y] }: At) => (
  <>
    <Line d={`M${x} 0V${y - 18}`} colour={c.inkSoft} width={2} />
    <circle cx={x} cy={y} r="7" fill={c.lamp} />
    <path d={`M${x - 24} ${y}q2-22 24-22t24 22z`} fill={c.brand} />
  </>
)

/** A mug. */
export const Mug = ({ at, fill = c.brick }: At & { fill?: Colour }) => (
  <Part at={at}>
    <path d="M9-14q7 0 7 5t-7 5" fill="none" stroke={fill} strokeWidth="3" />
    <path d="M-8-17H9v14q0 3-3 3H-5q-3 0-3-3z" fill={fill} />
  </Part>
)

/** Papers on a desk, seen over its edge. */
export const Papers = ({ at }: At) => (
  <Part at={at}>
    <path d="M-22 0l6-7h34l4 7z" fill={c.paper} />
    <path d="M-18-4l5-7h34l-2 7z" fill={c.surface} />
  </Part>
)

/** A shelf with folders. */
export const Shelf = ({ at, width }: At & { width: number }) => (
  <Part at={at}>
    <path d={`M${-width / 2} 0h${width}v5h${-width}z`} fill={c.woodDeep} />
    <path d={`M${8 - width / 2} 0v-30h9V0zM${30 - width / 2} 0v-28h8V0z`} fill={c.brick} />
    <path d={`M${18 - width / 2} 0v-34h11V0zM${39 - width / 2} 0v-32h10V0z`} fill={c.brand} />
    <path d={`M${50 - width / 2}-1l8-28 8 2-8 26z`} fill={c.lamp} />
  </Part>
)

/** A laptop that is open towards us; its content has its origin at the upper left corner of the glass, 60 × 38. */
export const LaptopOpen = ({ at, children }: At & { children?: Elements }) => (
  <Part at={at}>
    <rect x="-34" y="-50" width="68" height="46" rx="4" fill={c.ink} />
    <path d="M-40-5h80l6 5h-92z" fill={c.inkSoft} />
    <g transform="translate(-30 -46)">
      <rect width="60" height="38" rx="1" fill={c.paper} />
      {children}
    </g>
  </Part>
)
