import type { Elements } from '../../../ui/kit/elements.ts'
import type { Look } from './cast.tsx'
import { Head, LongHair } from './head.tsx'
import { type Colour, colours as c } from './palette.ts'
import { coordinates, Line, type Point } from './scene.tsx'

/** Which way somebody looks: to the left, at us, to the right. */
export type Turn = -1 | 0 | 1

/** The place of a hand in the scene; `isBehind` the body, or with the elbow at the other side than it hangs. */
type Hand = { to: Point; isBehind?: boolean; isFlipped?: boolean }

type Props = {
  /** The floor below the hips. */
  at: Point
  look: Look
  turn?: Turn
  /** Height of the hips: 84 for who stands, about 50 for who sits. */
  hip?: number
  /** How far the shoulders are beside the hips. */
  lean?: number
  left?: Hand
  right?: Hand
  /** The places of both feet; null if a desk hides the legs. */
  feet?: readonly [Point, Point] | null
  /** Which way the knees of who sits point. */
  knees?: 1 | -1
  /** Things held or worn: over the body, below the hands. */
  children?: Elements
}

const armLength = 35
const legLength = 45
const torsoHeight = 56

/** Both places for an elbow or knee between two ends, of halves equally long; straight where the ends are too far apart. */
function joints([x1, y1]: Point, [x2, y2]: Point, half: number): [Point, Point] {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const distance = Math.hypot(dx, dy) || 1
  const out = Math.sqrt(Math.max(0, half ** 2 - (distance / 2) ** 2)) / distance
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return [
    [x - out * dy, y + out * dx],
    [x + out * dy, y - out * dx],
  ]
}

type ArmProps = { shoulder: Point; side: -1 | 1; hand: Hand; look: Look }

/** An arm with its hand, set off from the body by an edge in the shade of the cloth. */
function Arm({ shoulder, side, hand, look }: ArmProps) {
  const { cloth, shade } = look.top
  /* An elbow hangs low and outside, as far as the hand lets it. */
  const [one, other] = joints(shoulder, hand.to, armLength).sort(
    (a, b) => b[1] - a[1] + (b[0] - a[0]) * side * 0.6,
  ) as [Point, Point]
  const d = `M${coordinates(shoulder, hand.isFlipped ? other : one, hand.to)}`
  return (
    <>
      <Line d={d} colour={shade} width={15.5} />
      <Line d={d} colour={hand.isBehind ? shade : cloth} width={12.5} />
      {!hand.isBehind && <circle cx={shoulder[0]} cy={shoulder[1]} r={8} fill={cloth} />}
      <circle cx={hand.to[0]} cy={hand.to[1]} r={7.5} fill={look.skin} />
    </>
  )
}

type LegProps = { hip: Point; foot: Point; knees: -1 | 0 | 1; cloth: Colour; toe: number }

function Leg({ hip, foot: [x, y], knees, cloth, toe }: LegProps) {
  const ankle: Point = [x, y - 8]
  const knee = joints(hip, ankle, legLength)[knees > 0 ? 1 : 0]
  return (
    <>
      <Line
        d={`M${knees === 0 ? coordinates(hip, ankle) : coordinates(hip, knee, ankle)}`}
        colour={cloth}
        width={17}
      />
      <path d={`M${x - 9} ${y}v-7h18v7z`} fill={c.ink} />
      <Line d={`M${x} ${y - 4}h${toe}`} colour={c.ink} width={8} />
    </>
  )
}

/** The body between shoulders and hips. */
const torso = ([x, y]: Point, [hipX, hipY]: Point) =>
  `M${x - 20} ${y + 14}Q${x - 20} ${y} ${x - 7} ${y - 1}h14Q${x + 20} ${y} ${x + 20} ${y + 14}L${hipX + 18} ${hipY + 3}q0 5-5 5h-26q-5 0-5-5z`

/** Somebody of the street, standing or sitting; the hands go where they are told, the joints follow. */
export function Person(props: Props) {
  const { at, look, turn = 0, hip = 84, lean = 0, left, right, knees = 1, children } = props
  const hips: Point = [at[0], at[1] - hip]
  const sits = hip < 70
  const neck: Point = [at[0] + lean, hips[1] - torsoHeight]
  const feet =
    props.feet === undefined
      ? ([
          [at[0] - 10, at[1]],
          [at[0] + 10, at[1]],
        ] as const)
      : props.feet
  const head = { at: [neck[0], neck[1] - 23] as const, look, turn }
  const arms = [
    { hand: left, shoulder: [neck[0] - 13, neck[1] + 10] as const, side: -1 },
    { hand: right, shoulder: [neck[0] + 13, neck[1] + 10] as const, side: 1 },
  ] as const
  const armsThat = (isBehind: boolean) =>
    arms.map(
      ({ hand, shoulder, side }) =>
        hand &&
        (hand.isBehind ?? false) === isBehind && (
          <Arm key={side} shoulder={shoulder} hand={hand} side={side} look={look} />
        ),
    )
  return (
    <>
      <LongHair {...head} />
      {armsThat(true)}
      {feet?.map((foot, side) => (
        <Leg
          key={side === 0 ? 'left' : 'right'}
          hip={[hips[0] + (side === 0 ? -1 : 1) * (sits ? 3 : 8.5), hips[1]]}
          foot={foot}
          knees={sits ? knees : 0}
          cloth={look.legs}
          toe={(turn || (side === 0 ? -1 : 1)) * 9}
        />
      ))}
      <path d={torso(neck, hips)} fill={look.top.cloth} />
      <Head {...head} />
      {look.wears?.(neck, hips)}
      {children}
      {armsThat(false)}
    </>
  )
}
