import { cast } from './cast.tsx'
import { Desk, Mug, Part, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Room, Scene } from './scene.tsx'
import { Skyline, Tree, Van } from './street-parts.tsx'
import { Toolbox } from './things.tsx'

/** The people of the company, side by side in front of their office and van. */
export const CompanyScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <Skyline at={[-60, 286]} />
    <path d="M206 36h274v250H206z" fill={c.brand} />
    <path d="M198 26h282v14H198z" fill={c.brandDeep} />
    <path d="M228 62h104v84H228zM352 62h104v84H352z" fill={c.lampTint} stroke={c.paper} strokeWidth="6" />
    <path d="M280 62v84M404 62v84" stroke={c.paper} strokeWidth="4" />
    <path d="M226 176h232v110H226z" fill={c.brandDeep} />
    <path d="M300 184h84v102h-84z" fill={c.lampTint} />
    <path d="M342 184v102" stroke={c.brandDeep} strokeWidth="4" />
    <Tree at={[22, 290]} scale={0.9} />
    <Van at={[112, 288]} scale={0.86} />
    <path d="M0 296h480v64H0z" fill={c.line} />
    <path d="M0 294h480v6H0z" fill={c.steel} />
    <Person
      at={[124, 346]}
      look={cast.engineer}
      turn={1}
      left={{ to: [100, 264] }}
      right={{ to: [148, 264] }}
    />
    <Person at={[202, 342]} look={cast.planner} turn={1} left={{ to: [184, 234] }} right={{ to: [220, 234] }}>
      <rect x="180" y="208" width="44" height="30" rx="3" fill={c.ink} />
      <circle cx="202" cy="223" r="4" fill={c.lamp} />
    </Person>
    <Person
      at={[280, 346]}
      look={cast.adviser}
      turn={0}
      left={{ to: [256, 264] }}
      right={{ to: [304, 264] }}
    />
    <Person
      at={[356, 342]}
      look={cast.receptionist}
      turn={-1}
      left={{ to: [334, 262] }}
      right={{ to: [398, 168] }}
    />
    <Person
      at={[432, 348]}
      look={cast.student}
      turn={-1}
      left={{ to: [408, 266] }}
      right={{ to: [454, 266] }}
    />
    <Toolbox at={[62, 350]} scale={0.9} />
  </Scene>
)

/** The plan of a building on the wall: rooms, the points where the network is to be, and the line that reaches them. */
const FloorPlan = () => (
  <Part at={[58, 34]}>
    <rect width="238" height="168" rx="4" fill={c.brandDeep} />
    <path
      d="M16 16h206v136H16zM16 84h70M110 84h112M126 16v68M150 84v68"
      fill="none"
      stroke={c.haze}
      strokeWidth="4"
    />
    <Line d="M30 138h104v-54h60M84 138V50M194 84V46M194 84v40" colour={c.lamp} width={4} />
    {[
      [84, 48],
      [194, 44],
      [194, 124],
      [30, 138],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill={c.lamp} />
    ))}
  </Part>
)

/** A planner shows an owner on the plan of his building where the network goes. */
export const CustomWorkScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.wall} />
    <FloorPlan />
    <Person
      at={[330, 340]}
      look={cast.planner}
      turn={-1}
      left={{ to: [266, 182] }}
      right={{ to: [356, 260] }}
    />
    <Person
      at={[418, 346]}
      look={cast.owner}
      turn={-1}
      left={{ to: [392, 262] }}
      right={{ to: [416, 206] }}
    />
    <Desk at={[150, 356]} width={240} panel={null} />
    <path d="M60 272l18-10h120l-8 10z" fill={c.paper} />
    <Line d="M84 268h70M96 265h40" colour={c.brand} width={2} />
    <Line d="M237 266l-5-26M243 266l4-28" colour={c.lamp} width={6} />
    <Line d="M232 240l-1-6M247 238l1-6" colour={c.woodDeep} width={3} />
    <Mug at={[240, 279]} fill={c.teal} />
    <Plant at={[24, 356]} scale={0.7} />
  </Scene>
)
