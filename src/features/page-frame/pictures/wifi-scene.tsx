import { cast } from './cast.tsx'
import { AccessPoint, Waves } from './network-parts.tsx'
import { Chair, Desk, HangingLamp, LaptopSide, Mobile, Mug, Part, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Room, Scene, View } from './scene.tsx'

/** The back room of the café, where somebody reads on a tablet too. */
const BackRoom = () => (
  <>
    <View at={[352, 96]} width={104} height={186}>
      <rect width="104" height="186" fill={c.lampTint} />
      <path d="M0 160h104v26H0z" fill={c.woodDeep} />
      <HangingLamp at={[24, 34]} />
      <path d="M62 94h42v66H62z" fill={c.steel} />
      <path d="M66 98h38v18H66zM66 122h38v32H66z" fill={c.inkSoft} />
      <path d="M56 88h48v7H56z" fill={c.paper} />
      <Part at={[36, 182]} scale={0.78}>
        <Person at={[0, 0]} look={cast.baker} turn={-1} left={{ to: [-28, -104] }} right={{ to: [-14, -94] }}>
          <rect x="-40" y="-124" width="30" height="24" rx="3" fill={c.ink} />
          <rect x="-37" y="-121" width="24" height="18" fill={c.lamp} />
        </Person>
      </Part>
    </View>
    <path d="M346 284V90h116v194" fill="none" stroke={c.woodDeep} strokeWidth="10" />
  </>
)

/** Guests of a café, each on a device of their own, below one access point that reaches the back room. */
export const WifiScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.teal} floor={c.wood} />
    <path d="M0 200h480v75H0z" fill={c.brand} opacity=".25" />
    <BackRoom />
    <path d="M0 0h480v14H0z" fill={c.brand} />
    <AccessPoint at={[212, 28]} scale={1.25} />
    <Waves at={[212, 44]} angle={90} scale={1.9} />
    <Line d="M66 14v54M300 14v30" colour={c.brandDeep} width={2} />
    <path d="M42 90q2-24 24-24t24 24zM276 66q2-24 24-24t24 24z" fill={c.brick} />
    <Chair at={[66, 340]} />
    <Person
      at={[78, 340]}
      look={cast.student}
      turn={1}
      hip={50}
      feet={[
        [120, 340],
        [128, 340],
      ]}
      left={{ to: [132, 254] }}
      right={{ to: [140, 252], isBehind: true }}
    />
    <Desk at={[178, 348]} width={140} />
    <LaptopSide at={[152, 268]} />
    <Mug at={[206, 269]} />
    <Chair at={[308, 340]} mirrored />
    <Person
      at={[296, 340]}
      look={cast.guest}
      turn={-1}
      hip={50}
      knees={-1}
      feet={[
        [250, 340],
        [258, 340],
      ]}
      right={{ to: [252, 226] }}
      left={{ to: [256, 262], isBehind: true }}
    >
      <Mobile at={[246, 220]} scale={0.9} />
    </Person>
    <Plant at={[444, 352]} />
    <Plant at={[18, 356]} scale={0.7} />
  </Scene>
)
