import { cast } from './cast.tsx'
import { Cable, Router } from './network-parts.tsx'
import { Chair, Desk, Display, HangingLamp, LaptopSide, Mug, Part, Plant, Shelf } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Room, Scene } from './scene.tsx'
import { Awning, Skyline, Tree, Van } from './street-parts.tsx'

/** The engineer comes from the van with a router under the arm; the owner of the shop opens the door. */
export const EngineerScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <Skyline at={[-60, 284]} />
    <Tree at={[26, 286]} scale={1.3} />
    <path d="M286 0h194v290H286z" fill={c.brick} />
    <path d="M402 112h64v118h-64z" fill={c.lampTint} stroke={c.paper} strokeWidth="8" />
    <path d="M412 196q-2-16 18-16t18 16zM418 172q-2-14 14-14t14 14z" fill={c.woodDeep} />
    <path d="M300 92h88v198h-88z" fill={c.paper} />
    <path d="M308 100h72v190h-72z" fill={c.lampTint} />
    <path d="M380 100l16 10v188l-16-8z" fill={c.brand} />
    <Awning at={[384, 62]} width={204} fill={c.lamp} />
    <path d="M0 288h480v72H0z" fill={c.line} />
    <path d="M0 288h480v6H0z" fill={c.steel} />
    <path d="M286 288h194v10H286z" fill={c.steel} />
    <Van at={[90, 320]} mirrored />
    <Person
      at={[344, 294]}
      look={cast.elder}
      turn={-1}
      left={{ to: [312, 176] }}
      right={{ to: [372, 226] }}
    />
    <Person
      at={[240, 346]}
      look={cast.engineer}
      turn={1}
      left={{ to: [211, 252], isBehind: true }}
      right={{ to: [269, 252], isBehind: true }}
    >
      <path d="M212 218h56v46h-56z" fill={c.paper} />
      <path d="M212 218h56v9h-56z" fill={c.lamp} />
      <Router at={[240, 258]} scale={0.5} />
    </Person>
    <Part at={[296, 350]}>
      <path d="M-12-36v-8q0-4 4-4H8q4 0 4 4v8" fill="none" stroke={c.ink} strokeWidth="4" />
      <rect x="-28" y="-36" width="56" height="36" rx="4" fill={c.brand} />
      <path d="M-28-22h56v6h-56z" fill={c.lamp} />
    </Part>
  </Scene>
)

/** Somebody connects a router by the book: the manual lies open beside it. */
export const ManualScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.haze} floor={c.woodDeep} />
    <HangingLamp at={[126, 84]} />
    <Shelf at={[372, 130]} width={110} />
    <Person
      at={[150, 350]}
      look={cast.student}
      turn={1}
      hip={74}
      feet={null}
      left={{ to: [140, 266] }}
      right={{ to: [206, 250] }}
    />
    <Desk at={[240, 356]} width={440} height={82} panel={c.brand} />
    <Router at={[368, 271]} scale={1.35} />
    <Cable d="M320 262h-42q-16 0-30-2h-30" width={7} />
    <path d="M222 252h-16v14h16z" fill={c.haze} />
    <Cable d="M420 256h30q10 0 10 10v100" width={7} />
    <path d="M26 270l20-50 56 12 10 38z" fill={c.line} />
    <path d="M22 271l20-56q34-2 40 14l8 42z" fill={c.paper} />
    <path d="M90 271l-8-42q16-14 44-6l-4 48z" fill={c.paper} />
    <Line d="M90 271l-8-42" colour={c.line} width={3} />
    <path d="M44 228l26 2-2 20-30-1z" fill={c.teal} />
    <Line d="M36 258l42 2" colour={c.haze} width={4} />
    <path d="M92 234l22-3-2 10-18 2z" fill={c.lamp} />
    <Line d="M96 252l16-1M98 261l14-1" colour={c.haze} width={4} />
    <path d="M214 296h170v6H214z" fill={c.brandDeep} />
  </Scene>
)

/** A signpost where the ways part: an adviser shows a customer which one leads to what. */
export const SignpostScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <circle cx="404" cy="66" r="28" fill={c.lampTint} />
    <Skyline at={[-40, 252]} />
    <path d="M0 250q120-20 240-4t240-6v120H0z" fill={c.leaf} />
    <path d="M212 360q6-62-170-112h40q150 32 168 66 40-40 150-68h42q-160 46-150 114z" fill={c.lampTint} />
    <Tree at={[36, 262]} scale={1.2} />
    <Tree at={[454, 264]} scale={1.1} />
    <path d="M234 330V44h12v286z" fill={c.woodDeep} />
    <circle cx="240" cy="42" r="9" fill={c.lamp} />
    <path d="M222 64h128l24 22-24 22H222z" fill={c.brand} />
    <path d="M258 118H130l-24 22 24 22h128z" fill={c.brick} />
    <path d="M222 172h112l24 22-24 22H222z" fill={c.teal} />
    <Line d="M278 88q14-12 28 0M270 80q22-20 44 0" colour={c.paper} width={4} />
    <circle cx="292" cy="95" r="4" fill={c.paper} />
    <path d="M180 128q7-3 10 3l2 6q-1 5 6 8l6-1q6 1 4 8-6 6-19-1-18-11-9-23z" fill={c.paper} />
    <rect x="266" y="182" width="34" height="22" rx="3" fill={c.paper} />
    <path d="M278 206h10v4h-10z" fill={c.paper} />
    <Person at={[142, 346]} look={cast.guest} turn={1} left={{ to: [114, 282] }} right={{ to: [166, 212] }} />
    <Person
      at={[384, 346]}
      look={cast.adviser}
      turn={-1}
      left={{ to: [334, 234] }}
      right={{ to: [412, 284] }}
    >
      <rect x="398" y="276" width="34" height="46" rx="3" fill={c.lamp} />
    </Person>
  </Scene>
)

/** Files come down to a laptop, and out of the printer beside it. */
export const DownloadsScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.tint} floor={c.brick} />
    <Display at={[176, 34]} width={240} height={128} fill={c.brandDeep} stand={false}>
      {[0, 1, 2].map(column => (
        <g key={column} transform={`translate(${22 + column * 72} 18)`}>
          <path d="M0 0h36l16 16v52H0z" fill={c.paper} />
          <path d="M36 0l16 16H36z" fill={c.haze} />
          <path d="M10 26h32v5H10zM10 38h32v5H10zM10 50h20v5H10z" fill={[c.teal, c.brick, c.leaf][column]} />
          <Line d="M26 74v20M16 86l10 10 10-10" colour={c.lamp} width={6} />
        </g>
      ))}
    </Display>
    <Chair at={[78, 348]} />
    <Person
      at={[90, 348]}
      look={cast.elder}
      turn={1}
      hip={54}
      feet={[
        [134, 348],
        [142, 348],
      ]}
      left={{ to: [150, 262] }}
      right={{ to: [158, 260], isBehind: true }}
    />
    <Desk at={[258, 354]} width={330} />
    <LaptopSide at={[176, 276]} />
    <Mug at={[228, 276]} fill={c.lamp} />
    <Part at={[350, 276]}>
      <path d="M-38-62l8-42h62l8 42z" fill={c.paper} />
      <path d="M-18-92h36v5h-36zM-18-80h30v5h-30z" fill={c.haze} />
      <path d="M-58-62h118q8 0 8 8V0h-134v-54q0-8 8-8z" fill={c.inkSoft} />
      <path d="M-44-26h90v26h-90z" fill={c.ink} />
      <path d="M-34-20h70l10 34h-90z" fill={c.paper} />
      <path d="M-24-10h46v4h-46zM-26 0h50v4h-50z" fill={c.teal} />
      <circle cx="50" cy="-46" r="5" fill={c.lamp} />
    </Part>
    <Plant at={[450, 352]} scale={0.9} />
  </Scene>
)
