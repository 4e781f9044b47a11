import { cast } from './cast.tsx'
import { Mast, Waves } from './network-parts.tsx'
import { Mobile, Part } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Scene } from './scene.tsx'
import { Skyline, Tree, Van } from './street-parts.tsx'

/** A team on the road: one calls beside the van, another looks at her phone; the mast reaches both. */
export const MobileScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <circle cx="210" cy="78" r="26" fill={c.lampTint} />
    <Skyline at={[-70, 270]} />
    <Mast at={[436, 272]} scale={1.15} />
    <Waves at={[416, 62]} angle={176} scale={1.4} />
    <Tree at={[262, 276]} scale={1.2} />
    <Tree at={[18, 276]} scale={0.9} />
    <path d="M0 268h480v92H0z" fill={c.line} />
    <path d="M0 268h480v6H0z" fill={c.steel} />
    <path d="M-10 344h84v6h-84zM130 344h84v6h-84zM270 344h84v6h-84zM410 344h84v6h-84z" fill={c.paper} />
    <Van at={[206, 314]} scale={1.2} />
    <Person at={[50, 346]} look={cast.owner} turn={1} left={{ to: [22, 282] }} right={{ to: [70, 186] }}>
      <rect x="64" y="164" width="14" height="28" rx="4" fill={c.paper} />
    </Person>
    <Waves at={[84, 166]} angle={-38} scale={0.6} />
    <Person
      at={[388, 348]}
      look={cast.planner}
      turn={-1}
      left={{ to: [348, 238] }}
      right={{ to: [362, 258] }}
    >
      <Mobile at={[342, 226]} scale={1.1} />
    </Person>
    <Part at={[428, 348]}>
      <rect x="-14" y="-40" width="48" height="40" rx="4" fill={c.brick} />
      <Line d="M2-40v-6q0-4 4-4h8q4 0 4 4v6" colour={c.brickDeep} width={4} />
      <path d="M-14-24h48v5h-48z" fill={c.brickDeep} />
    </Part>
  </Scene>
)
