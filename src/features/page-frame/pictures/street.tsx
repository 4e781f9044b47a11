import { memo, type ReactElement } from 'react'
import { cast } from './cast.tsx'
import { Cable, Cloud } from './network-parts.tsx'
import { Part } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Photographed } from './photographed.tsx'
import styles from './picture.module.css'
import { Line, type PictureProps, Scene } from './scene.tsx'
import { streetSize } from './scene-sizes.ts'
import { Awning, Bicycle, Door, House, Panes, Skyline, Tree, Van } from './street-parts.tsx'

const pavement = 284

/** The sky, the town behind the street, and more houses for where there is room on the right. */
const Sides = () => (
  <>
    <g className={styles.high}>
      <Cloud at={[96, -118]} scale={0.9} />
      <Cloud at={[560, -150]} scale={0.7} />
      <Cloud at={[860, -70]} />
    </g>
    <circle cx="486" cy="40" r="34" fill={c.lampTint} />
    <Cloud at={[118, 34]} scale={0.7} />
    <Cloud at={[600, 34]} scale={0.5} />
    <Skyline at={[-580, pavement]} />
    <Skyline at={[-1160, pavement]} />
    <Tree at={[-46, pavement]} scale={1.1} />
    <Tree at={[-620, pavement]} scale={1.2} />
    <House at={[706, pavement]} wall={c.teal} gable="stepped" lit={[4]}>
      <Door at={[16, 0]} fill={c.brick} />
    </House>
    <House at={[806, pavement]} wall={c.brick} gable="bell" lit={[0, 2]}>
      <Door at={[0, 0]} />
    </House>
    <House at={[906, pavement]} wall={c.paper} gable="flat" lit={[1, 3]}>
      <Door at={[-20, 0]} fill={c.brand} />
    </House>
    <Skyline at={[950, pavement]} />
    <Tree at={[856, pavement]} />
  </>
)

/** The bakery, with its owner at the door. */
const Bakery = () => (
  <House at={[64, pavement]} wall={c.brick} gable="stepped" lit={[0, 4]}>
    <path d="M-44-62h60v44h-60z" fill={c.lampTint} stroke={c.paper} strokeWidth="4" />
    <path d="M-38-30h14q6 0 6 6h-26q0-6 6-6zM-10-30H4q6 0 6 6h-26q0-6 6-6z" fill={c.woodDeep} />
    <path d="M-42-24h56v6h-56z" fill={c.wood} />
    <path d="M22-58h24V0H22z" fill={c.brandDeep} />
    <Awning at={[0, -76]} width={104} fill={c.lamp} />
  </House>
)

/** The clinic, with its sign. */
const Clinic = () => (
  <House at={[166, pavement]} wall={c.paper} gable="bell" lit={[1, 5]}>
    <path d="M-40-66h34v46h-34zM10-62h28V0H10z" fill={c.brandDeep} />
    <path d="M-38-64h30v42h-30z" fill={c.tint} />
    <path d="M14-58h20V0H14z" fill={c.teal} />
    <path d="M-46-84h92v13h-92z" fill={c.teal} />
    <path d="M-3-82h6v9h-6zM-5-80H5v5H-5z" fill={c.paper} />
  </House>
)

/** The office, higher than its neighbours. */
const Office = () => (
  <Part at={[292, pavement]}>
    <path d="M-74 0v-238H74V0z" fill={c.brand} />
    <path d="M-78-242H78v9H-78z" fill={c.brandDeep} />
    <path d="M40-242v-24" stroke={c.inkSoft} strokeWidth="3" />
    <circle cx="40" cy="-268" r="5" fill={c.lamp} />
    <Panes at={[-60, -222]} columns={4} rows={3} gap={[35, 40]} lit={[1, 2, 4, 7, 9, 10]} />
    <path d="M-62-88H62V0H-62z" fill={c.brandDeep} />
    <path d="M-58-84h34V0h-34zM-20-84h40V0h-40zM24-84h34V0H24z" fill={c.lampTint} />
    <path d="M0-84V0" stroke={c.brandDeep} strokeWidth="3" />
    <path d="M-50-30h20v4h-20zM32-30h20v4H32z" fill={c.woodDeep} />
    <path d="M-46-42h12v11h-12zM36-42h12v11H36z" fill={c.teal} />
  </Part>
)

/** The workshop and the shop at the end of the row. */
const Workshop = () => (
  <>
    <House at={[420, pavement]} wall={c.brickDeep} gable="neck" lit={[0, 2]}>
      <path d="M-42-70h84V0h-84z" fill={c.paper} />
      <path d="M-38-66h76V0h-76z" fill={c.steel} />
      <path d="M-38-52h76M-38-38h76M-38-24h76M-38-10h76" stroke={c.line} strokeWidth="3" />
    </House>
    <House at={[528, pavement]} wall={c.teal} gable="pointed" lit={[1, 3]}>
      <path d="M-42-62h54v46h-54z" fill={c.lampTint} stroke={c.paper} strokeWidth="4" />
      <path d="M-30-46l8-6h8l8 6-5 7-4-3v22h-10v-22l-4 3z" fill={c.brick} />
      <Door at={[30, 0]} fill={c.brickDeep} />
      <Awning at={[0, -76]} width={100} fill={c.brick} />
    </House>
    <House at={[612, pavement]} wall={c.brick} gable="flat" lit={[4]}>
      <Door at={[6, 0]} />
    </House>
  </>
)

/** How near lines come to an address, with the office in its place: fibre into the building or along the street, copper, or nothing. */
export type NearestLine = 'building' | 'street' | 'copper' | 'nothing'

/** The line of an address; only fibre in the building is lit. */
const LineOfAddress = ({ nearest }: { nearest: NearestLine }) => {
  switch (nearest) {
    case 'building':
      return (
        <>
          <Cable d="M-1000 338h2600M292 338v-54" width={8} />
          <circle cx="292" cy="338" r="8" fill={c.lamp} stroke={c.brandDeep} strokeWidth="3" />
        </>
      )
    case 'street':
      return <Line d="M-1000 338h2600" colour={c.teal} width={8} />
    case 'copper':
      return <Line d="M-1000 338h2600M292 338v-54" colour={c.wood} width={4} />
    case 'nothing':
      return null
  }
}

/** The line under the street, and its branches into the houses that are connected. */
const ConnectedLine = () => (
  <>
    <Cable d="M-1000 338h2600M64 338v-54M292 338v-54M420 338v-54" width={8} />
    {[64, 292, 420].map(x => (
      <circle key={x} cx={x} cy="338" r="8" fill={c.lamp} stroke={c.brandDeep} strokeWidth="3" />
    ))}
  </>
)

/** The street: bakery, clinic, office, workshop and shop, with the line under it. It goes on past both edges. */
export const StreetPicture = ({ className, first }: PictureProps) => (
  <Photographed name="street" className={className} first={first}>
    <Street className={className} line={<ConnectedLine />} />
  </Photographed>
)

/** The same street with the line of an address, which no photograph shows. Other choices do not change it. */
export const StreetOfAddress = memo(({ nearest }: { nearest: NearestLine }) => (
  <Street line={<LineOfAddress nearest={nearest} />} />
))

function Street({ className, line }: { className?: string | undefined; line: ReactElement }) {
  return (
    <Scene {...streetSize} className={className}>
      <Skyline at={[20, pavement]} />
      <Skyline at={[600, pavement]} />
      <Sides />
      <Bakery />
      <Clinic />
      <Workshop />
      <Office />
      <path d={`M-1000 ${pavement}h2600v200h-2600z`} fill={c.brandDeep} />
      <path d={`M-1000 ${pavement}h2600v22h-2600z`} fill={c.line} />
      <path d={`M-1000 ${pavement}h2600v4h-2600z`} fill={c.steel} />
      {line}
      <Tree at={[218, 292]} scale={0.72} />
      <Tree at={[574, 292]} scale={0.8} />
      <Bicycle at={[128, 294]} scale={0.62} />
      <Part at={[94, 298]} scale={0.42}>
        <Person at={[0, 0]} look={cast.baker} turn={1} left={{ to: [-26, -64] }} right={{ to: [30, -150] }} />
      </Part>
      <Part at={[250, 300]} scale={0.42}>
        <Person at={[0, 0]} look={cast.adviser} turn={1} left={{ to: [-24, -62] }} right={{ to: [24, -164] }}>
          <rect x="14" y="-178" width="11" height="22" rx="3" fill={c.ink} />
        </Person>
        <rect x="-38" y="-64" width="26" height="22" rx="3" fill={c.brick} />
      </Part>
      <Van at={[408, 302]} scale={0.5} />
      <Part at={[492, 302]} scale={0.42}>
        <Person
          at={[0, 0]}
          look={cast.engineer}
          turn={-1}
          left={{ to: [-30, -80] }}
          right={{ to: [26, -62] }}
        />
        <rect x="14" y="-58" width="30" height="24" rx="3" fill={c.lamp} />
      </Part>
    </Scene>
  )
}
