import { cast } from './cast.tsx'
import { Cabinet, Cable, Padlock, Router, Shield, Waves } from './network-parts.tsx'
import { Chair, Desk, Display, LaptopLid, Mobile, Mug, Part, Plant, Shelf } from './office.tsx'
import { type Colour, colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, type Point, Room, Scene, View } from './scene.tsx'
import { Skyline, StreetWindow, Tree } from './street-parts.tsx'

/** The network of an office in its cabinet: an engineer looks after it, and a screen says that all is well. */
export const NetworkScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.haze} floor={c.woodDeep} />
    <path d="M0 0h480v22H0z" fill={c.brand} />
    <Cable d="M222 110V12H-8M258 110V12h232" />
    <Display at={[94, 64]} width={132} height={104} fill={c.tint} stand={false}>
      <Shield at={[44, 50]} scale={0.9} />
      <path d="M86 26h32v7H86zM86 46h32v7H86zM86 66h22v7H86z" fill={c.teal} />
      <path d="M86 82h32v6H86z" fill={c.lamp} />
    </Display>
    <Cabinet at={[240, 326]} />
    <Cable d="M292 246h8q10 0 10 10v2q0 10 10 10h14" width={5} />
    <Cable d="M292 284h8q10 0 10 10v24q0 10 10 10h20" width={5} />
    <Person
      at={[146, 340]}
      look={cast.engineer}
      turn={1}
      lean={4}
      left={{ to: [160, 244] }}
      right={{ to: [198, 198] }}
    >
      <rect x="148" y="222" width="42" height="30" rx="4" fill={c.ink} />
      <rect x="152" y="226" width="34" height="22" rx="1" fill={c.lamp} />
    </Person>
    <Person
      at={[398, 336]}
      look={cast.designer}
      turn={-1}
      hip={64}
      feet={null}
      left={{ to: [362, 268] }}
      right={{ to: [402, 270] }}
    />
    <Desk at={[390, 350]} width={170} panel={c.teal} />
    <LaptopLid at={[362, 273]} />
    <Mug at={[432, 273]} />
    <Shelf at={[400, 132]} width={96} />
    <Plant at={[36, 350]} />
  </Scene>
)

/** A packet of bits on its way through a line; a red one carries something bad. */
const Packet = ({ at, isBad = false }: { at: Point; isBad?: boolean }) => (
  <Part at={at}>
    {isBad && <Line d="M-8-12l-6-12M8-12l6-12M-8 12l-6 12M8 12l6 12" colour={c.error} width={4} />}
    <rect x="-20" y="-14" width="40" height="28" rx="5" fill={isBad ? c.error : c.paper} />
    <Line d="M-12-5h4M-2-5h10M-12 5H-2M6 5h4" colour={isBad ? c.paper : c.teal} width={4} />
  </Part>
)

/** Rows of bricks, 26 × 14 each. */
const Bricks = ({
  at,
  columns,
  rows,
  colour,
}: {
  at: Point
  columns: number
  rows: number
  colour: Colour
}) => (
  <path
    d={Array.from({ length: columns * rows }, (_, index) => {
      const row = Math.floor(index / columns)
      return `M${at[0] + (index % columns) * 26 + (row % 2) * 13} ${at[1] + row * 14}h23v11h-23z`
    }).join('')}
    fill={colour}
  />
)

/** A wall between the lines of the street and an office: the porter lets packets of data through, and stops a bad one. */
export const FirewallScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h240v290H0z" fill={c.tint} />
    <Skyline at={[-40, 290]} />
    <Tree at={[34, 290]} scale={1.1} />
    <path d="M240 0h240v290H240z" fill={c.wall} />
    <StreetWindow at={[406, 40]} width={104} height={92} sky={c.tint} />
    <path d="M0 288h480v72H0z" fill={c.steel} />
    <path d="M240 288h240v72H240z" fill={c.wood} />
    <Cable d="M-8 186h200M-8 244h200" width={9} />
    <Cable d="M280 186h38q16 0 16 16v60" width={9} />
    <path d="M176 20h22v-14h26v14h26v-14h26v14h26v-14h22v298H176z" fill={c.brickDeep} />
    <Bricks at={[178, 24]} columns={5} rows={20} colour={c.brick} />
    <path d="M168 172h14v28h-14zM168 230h14v28h-14zM318 172h14v28h-14z" fill={c.inkSoft} />
    <Shield at={[250, 84]} scale={1.1} />
    <Packet at={[38, 186]} />
    <Packet at={[114, 186]} />
    <Packet at={[28, 244]} />
    <Packet at={[108, 244]} isBad />
    <Person
      at={[222, 346]}
      look={cast.porter}
      turn={-1}
      left={{ to: [146, 244] }}
      right={{ to: [248, 278] }}
    />
    <Line d="M146 240v-12M141 240l-3-11M151 240l3-10" colour={cast.porter.skin} width={5} />
    <Person
      at={[418, 330]}
      look={cast.planner}
      turn={-1}
      hip={60}
      feet={null}
      left={{ to: [392, 272] }}
      right={{ to: [434, 272] }}
    />
    <Desk at={[400, 352]} width={176} panel={c.teal} />
    <Router at={[346, 275]} scale={0.62} />
    <LaptopLid at={[410, 275]} />
  </Scene>
)

/** Signing in on a computer, with the second step on the phone in the hand. */
export const MfaScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.lampTint} floor={c.wood} />
    <StreetWindow at={[392, 34]} width={132} height={106} />
    <Chair at={[372, 348]} mirrored />
    <Person
      at={[358, 348]}
      look={cast.guest}
      turn={-1}
      hip={54}
      knees={-1}
      feet={[
        [294, 348],
        [302, 348],
      ]}
      left={{ to: [300, 266], isBehind: true }}
      right={{ to: [308, 220] }}
    >
      <Waves at={[284, 192]} angle={180} scale={0.6} />
      <Mobile at={[304, 202]} scale={1.25}>
        <circle cy="-3" r="6.5" fill={c.leafDeep} />
        <Line d="M-3-3l2.5 2.5L3.5-5" colour={c.paper} width={1.8} />
      </Mobile>
    </Person>
    <Desk at={[170, 352]} width={310} panel={c.teal} />
    <Display at={[140, 274]} width={204} height={136} fill={c.paper}>
      <path d="M0 0h204v22H0z" fill={c.brand} />
      <circle cx="14" cy="11" r="4" fill={c.lamp} />
      <circle cx="102" cy="50" r="17" fill={c.haze} />
      <circle cx="102" cy="45" r="7" fill={c.brand} />
      <path d="M89 60q2-10 13-10t13 10q-13 11-26 0z" fill={c.brand} />
      <rect x="44" y="76" width="116" height="20" rx="4" fill={c.tint} />
      <path d="M58 86h.1M72 86h.1M86 86h.1M100 86h.1M114 86h.1" stroke={c.ink} strokeWidth="7" />
      <rect x="44" y="104" width="116" height="20" rx="4" fill={c.lamp} />
      <path d="M82 112h40v4H82z" fill={c.ink} />
    </Display>
    <path d="M86 270h104l6 6H80z" fill={c.inkSoft} />
    <Mug at={[34, 274]} />
    <Plant at={[448, 352]} scale={0.9} />
  </Scene>
)

/** Two places of one company, joined by a tunnel of their own below the street. */
export const VpnScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v240H0z" fill={c.tint} />
    <Skyline at={[-20, 236]} />
    <Tree at={[222, 236]} scale={0.9} />
    <Tree at={[262, 236]} scale={0.7} />
    <path d="M0 234h480v126H0z" fill={c.brickDeep} />
    <path d="M0 234h480v9H0z" fill={c.steel} />
    <path d="M16 40h176v196H16z" fill={c.brand} />
    <path d="M8 30h192v12H8z" fill={c.brandDeep} />
    <path d="M34 56h22v22H34zM70 56h22v22H70zM116 56h22v22h-22zM152 56h22v22h-22z" fill={c.lamp} />
    <View at={[30, 90]} width={148} height={146}>
      <rect width="148" height="146" fill={c.lampTint} />
      <Part at={[60, 148]} scale={0.84}>
        <Person
          at={[0, 0]}
          look={cast.owner}
          turn={1}
          hip={66}
          feet={null}
          left={{ to: [-20, -56] }}
          right={{ to: [34, -56] }}
        />
      </Part>
      <Desk at={[74, 146]} width={124} height={44} panel={c.woodDeep} top={c.wood} />
      <LaptopLid at={[80, 101]} />
    </View>
    <path d="M288 236V92l90-58 90 58v144z" fill={c.brick} />
    <path d="M278 98l100-66 100 66-8 8-92-60-92 60z" fill={c.brickDeep} />
    <View at={[304, 104]} width={148} height={132}>
      <rect width="148" height="132" fill={c.lampTint} />
      <path d="M8 32h60v5H8z" fill={c.woodDeep} />
      <path d="M14 32V18h14v14zM34 32V14h10v18zM50 32V20h12v12z" fill={c.teal} />
      <Part at={[86, 134]} scale={0.8}>
        <Person
          at={[0, 0]}
          look={cast.baker}
          turn={-1}
          hip={64}
          feet={null}
          left={{ to: [-34, -56] }}
          right={{ to: [22, -56] }}
        />
      </Part>
      <Desk at={[74, 132]} width={140} height={44} panel={c.teal} />
      <LaptopLid at={[58, 87]} />
    </View>
    <path
      d="M104 236v38q0 30 30 30h212q30 0 30-30v-38"
      fill="none"
      stroke={c.brandDeep}
      strokeWidth="40"
      strokeLinecap="butt"
    />
    <path
      d="M104 236v38q0 30 30 30h212q30 0 30-30v-38"
      fill="none"
      stroke={c.brand}
      strokeWidth="28"
      strokeLinecap="butt"
    />
    <Cable d="M104 240v34q0 30 30 30h212q30 0 30-30v-34" width={9} />
    <circle cx="240" cy="304" r="40" fill={c.brandDeep} />
    <Padlock at={[240, 300]} scale={1.15} />
  </Scene>
)

/** A star of the flag of Europe. */
const star = ([x, y]: Point) => `M${x} ${y - 6}l1.8 3.6 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z`

/** The rules of Europe in the boardroom: an adviser goes through the list, two directors listen. */
export const Nis2Scene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.wall} floor={c.brick} />
    <Line d="M52 330V30" colour={c.woodDeep} width={6} />
    <circle cx="52" cy="28" r="6" fill={c.lamp} />
    <path d="M34 330h36l4 8H30z" fill={c.woodDeep} />
    <path d="M55 38h132v92q-66-10-132 0z" fill={c.brand} />
    <path
      d={Array.from({ length: 12 }, (_, index) => {
        const angle = (index * Math.PI) / 6
        return star([121 + Math.round(Math.sin(angle) * 30), 81 - Math.round(Math.cos(angle) * 30)])
      }).join('')}
      fill={c.lamp}
    />
    <Line d="M262 150l-20 182M366 150l20 182" colour={c.woodDeep} width={5} />
    <rect x="236" y="34" width="156" height="186" rx="6" fill={c.woodDeep} />
    <rect x="244" y="42" width="140" height="170" rx="2" fill={c.paper} />
    <Shield at={[314, 82]} scale={0.72} />
    <path d="M286 130h80v7h-80zM286 156h64v7h-64zM286 182h74v7h-74z" fill={c.haze} />
    <Line d="M258 132l6 6 10-12M258 158l6 6 10-12" colour={c.leafDeep} width={5} />
    <rect x="258" y="178" width="14" height="14" rx="2" fill="none" stroke={c.steel} strokeWidth="3" />
    <Person
      at={[428, 340]}
      look={cast.adviser}
      turn={-1}
      left={{ to: [372, 190] }}
      right={{ to: [452, 278] }}
    />
    <Person
      at={[108, 344]}
      look={cast.elder}
      turn={1}
      hip={66}
      feet={null}
      left={{ to: [92, 288] }}
      right={{ to: [136, 288] }}
    />
    <Person
      at={[204, 344]}
      look={cast.receptionist}
      turn={1}
      hip={66}
      feet={null}
      left={{ to: [186, 288] }}
      right={{ to: [234, 286] }}
    />
    <path d="M40 290h240q10 0 10 6t-10 6H40q-10 0-10-6t10-6z" fill={c.woodDeep} />
    <path d="M52 302h216l-10 58H62z" fill={c.brandDeep} />
    <path d="M120 290l5-9h34l4 9zM214 290l5-9h34l4 9z" fill={c.paper} />
    <Mug at={[66, 290]} fill={c.lamp} />
  </Scene>
)
