import type { Elements } from '../../../ui/kit/elements.ts'
import { type Colour, colours as c } from './palette.ts'
import styles from './picture.module.css'
import { sceneSize } from './scene-sizes.ts'

/*
 * The drawn world: one street, its people and what they use. Conventions of every scene and part:
 *
 * - A scene is 480 × 360 units and filled to its edges, so that a photograph of 4:3 can stand in its place.
 * - 100 units are one metre indoors and beside a person: an adult is 185 high, a desk 75, a door 210.
 * - The wall ends at `horizon`; people stand or sit below it, whoever is nearer is lower.
 * - A part takes `at`: the point on the floor below its middle. What hangs takes its middle at the top.
 * - Shapes are filled, without outlines. Lines are cables, limbs and small details, with round ends.
 * - Light in `lamp` is what the page sells: a line that is connected, a screen in use, a signal.
 */

export type Point = readonly [x: number, y: number]
export type PictureProps = {
  className?: string | undefined
  /** The screens that show it without scrolling, as a media query: there a photograph in its place is fetched before all others. */
  first?: 'all' | `(min-width: ${number}rem)` | undefined
}

/** The line at which the wall meets the floor, or the street the houses. */
export const horizon = 282

type Props = PictureProps & { width?: number; height?: number; children: Elements }

/** The frame of a scene. Always decoration: what it shows is said beside it. */
export const Scene = ({ width = sceneSize.width, height = sceneSize.height, className, children }: Props) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    preserveAspectRatio="xMidYMid slice"
    className={className ? `${styles.scene} ${className}` : styles.scene}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** Numbers of a path with one decimal, which is finer than any screen shows. */
export const coordinates = (...points: readonly Point[]) =>
  points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')

type RoomProps = { wall?: Colour; floor?: Colour; children?: Elements }

/** The wall and floor of a room. */
export const Room = ({ wall = c.tint, floor = c.wood, children }: RoomProps) => (
  <>
    <path d={`M0 0h480v${horizon}H0z`} fill={wall} />
    <path d={`M0 ${horizon}h480v78H0z`} fill={floor} />
    <path d={`M0 ${horizon - 7}h480v7H0z`} fill={c.paper} />
    {children}
  </>
)

type ViewProps = { at: Point; width: number; height: number; children: Elements }

/** A drawing that shows within a frame only, such as a window or a screen; its origin is the upper left corner. */
export const View = ({ at, width, height, children }: ViewProps) => (
  <svg x={at[0]} y={at[1]} width={width} height={height} aria-hidden="true" focusable="false">
    {children}
  </svg>
)

/** Lines with round ends: a detail, a wire, the frame of a thing. */
export const Line = ({ d, colour = c.ink, width = 3 }: { d: string; colour?: Colour; width?: number }) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} />
)
