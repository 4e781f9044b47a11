import { cast } from './cast.tsx'
import { Cable } from './network-parts.tsx'
import { Desk, DeskPhone, Plant, Receiver } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { type PictureProps, Room, Scene } from './scene.tsx'
import { StreetWindow } from './street-parts.tsx'

/** The exchange on the wall of a reception: outside lines come in on the left, and go on to every desk phone. */
export const SipTrunkScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.wall} />
    <Cable d="M-8 58h130M-8 74h130M-8 90h130M-8 106h130" />
    <path d="M0 46h34v72H0z" fill={c.inkSoft} />
    <Cable d="M150 130v30q0 14-14 14H80q-14 0-14 14v70" />
    <Cable d="M258 130v130" />
    <StreetWindow at={[398, 30]} width={124} height={106} sky={c.tint} />
    <Cable d="M284 130v30q0 14 14 14h92q14 0 14 14v70" />
    <rect x="108" y="26" width="196" height="112" rx="10" fill={c.brand} />
    <rect x="122" y="40" width="168" height="50" rx="4" fill={c.brandDeep} />
    {[0, 1, 2, 3, 4, 5].map(port => (
      <path key={port} d={`M${134 + port * 25} 52h16v14h-16z`} fill={c.lampTint} />
    ))}
    {[0, 1, 2, 3, 4, 5].map(port => (
      <circle key={port} cx={142 + port * 25} cy="77" r="4" fill={port === 4 ? c.leaf : c.lamp} />
    ))}
    <path d="M132 106h52v8h-52zM132 120h30v6h-30z" fill={c.teal} />
    <path d="M252 104q9-5 13 3l2 7q-2 6 8 8l7-1q8 1 5 9-6 8-22 0-20-12-13-26z" fill={c.paper} />
    <Person
      at={[190, 344]}
      look={cast.receptionist}
      turn={1}
      hip={60}
      feet={null}
      left={{ to: [156, 272] }}
      right={{ to: [215, 208] }}
    >
      <Receiver at={[210, 208]} />
    </Person>
    <Person
      at={[356, 344]}
      look={cast.elder}
      turn={-1}
      hip={60}
      feet={null}
      left={{ to: [331, 208] }}
      right={{ to: [384, 272] }}
    >
      <Receiver at={[336, 208]} mirrored />
    </Person>
    <Desk at={[236, 356]} width={440} height={84} panel={c.teal} />
    <path d="M36 292h400v6H36z" fill={c.brand} opacity=".3" />
    <DeskPhone at={[74, 270]} />
    <DeskPhone at={[258, 270]} isLifted />
    <DeskPhone at={[404, 270]} isLifted />
    <Plant at={[448, 360]} scale={0.8} />
  </Scene>
)
