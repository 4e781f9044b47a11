import { cast, type Look } from './cast.tsx'
import { Cable, Cloud, Router, Waves } from './network-parts.tsx'
import {
  Chair,
  Desk,
  DeskPhone,
  Display,
  HangingLamp,
  LaptopLid,
  Mug,
  Papers,
  Part,
  Plant,
  Receiver,
  Shelf,
} from './office.tsx'
import { type Colour, colours as c } from './palette.ts'
import { Person, type Turn } from './person.tsx'
import { Line, type PictureProps, type Point, Room, Scene, View } from './scene.tsx'
import { StreetWindow } from './street-parts.tsx'
import { Headset } from './things.tsx'

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

/** A busy front desk: one rings in on the desk phone, a colleague takes the call along on her mobile. */
export const TelephonyScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.tint} floor={c.wood} />
    <path d="M0 0h480v30H0z" fill={c.brand} />
    <path d="M298 30h182v252H298z" fill={c.wall} />
    <StreetWindow at={[390, 62]} width={130} height={112} sky={c.tint} />
    <Shelf at={[86, 146]} width={116} />
    <HangingLamp at={[218, 96]} />
    <Person
      at={[196, 346]}
      look={cast.receptionist}
      turn={1}
      hip={80}
      feet={null}
      left={{ to: [158, 262] }}
      right={{ to: [226, 190] }}
    >
      <Receiver at={[216, 186]} />
    </Person>
    <Desk at={[180, 356]} width={330} height={90} panel={c.brand} />
    <path d="M30 284h300v5H30z" fill={c.teal} />
    <DeskPhone at={[266, 264]} isLifted />
    <Line d="M248 258q-18 10-24-14 8-24 0-40" colour={c.ink} width={2.5} />
    <LaptopLid at={[122, 263]} />
    <Papers at={[48, 263]} />
    <Person at={[402, 346]} look={cast.nurse} turn={-1} left={{ to: [380, 190] }} right={{ to: [434, 280] }}>
      <rect x="371" y="166" width="14" height="28" rx="4" fill={c.ink} />
    </Person>
    <Plant at={[24, 356]} scale={0.8} />
  </Scene>
)

/** A desk phone on the network: its cable goes by the router to the cloud, and so does the voice. */
export const VoipScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.brand} floor={c.woodDeep} />
    <Cloud at={[316, 82]} scale={1.5} fill={c.tint} />
    <path d="M294 56q9-4 14 4l4 11q-3 9 10 14l10-2q10 3 6 14-8 9-30-2-30-18-14-39z" fill={c.brand} />
    <Cable d="M330 116v70q0 12 12 12h46q12 0 12 12v18" />
    <path d="M356 338h10v14h-10zM438 338h10v14h-10z" fill={c.ink} />
    <path d="M348 258h108v84H348z" fill={c.wood} />
    <path d="M342 250h120v10H342z" fill={c.woodDeep} />
    <Router at={[402, 250]} />
    <Cable d="M364 244h-24q-12 0-12 12v8q0 10-10 10h-34" />
    <Chair at={[122, 346]} />
    <Person
      at={[136, 346]}
      look={cast.designer}
      turn={1}
      hip={56}
      feet={[
        [182, 346],
        [190, 346],
      ]}
      left={{ to: [178, 262] }}
      right={{ to: [168, 206] }}
    >
      <Receiver at={[158, 206]} />
    </Person>
    <Waves at={[186, 218]} scale={0.8} />
    <Desk at={[232, 350]} width={150} />
    <DeskPhone at={[256, 272]} isLifted />
    <Line d="M240 262q-26 12-34-20-14-24-36-18" colour={c.ink} width={2.5} />
    <Display at={[78, 58]} width={96} height={70} stand={false} fill={c.lampTint}>
      <circle cx="22" cy="20" r="10" fill={c.skinTan} />
      <path d="M8 48q0-16 14-16t14 16z" fill={c.teal} />
      <path d="M46 14h40v6H46zM46 28h30v5H46z" fill={c.brand} />
      <rect x="46" y="44" width="40" height="14" rx="7" fill={c.leaf} />
    </Display>
    <Plant at={[36, 354]} scale={0.8} />
  </Scene>
)

type CallerProps = { at: Point; ground: Colour; look: Look; turn: Turn }

/** Somebody in a tile of a video call. */
const Caller = ({ at, ground, look, turn }: CallerProps) => (
  <View at={at} width={92} height={64}>
    <rect width="92" height="64" fill={ground} />
    <Part at={[46, 112]} scale={0.72}>
      <Person at={[0, 0]} look={look} turn={turn} hip={50} feet={null} />
    </Part>
  </View>
)

/** A call on a large screen: colleagues in tiles, and the keys to dial a number among them. */
export const TeamsCallScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.haze} floor={c.brickDeep} />
    <HangingLamp at={[54, 84]} />
    <Display at={[262, 36]} width={304} height={170} fill={c.brandDeep} stand={false}>
      <Caller at={[8, 8]} ground={c.lampTint} look={cast.elder} turn={1} />
      <Caller at={[106, 8]} ground={c.tint} look={cast.nurse} turn={0} />
      <Caller at={[8, 78]} ground={c.wall} look={cast.student} turn={0} />
      <Caller at={[106, 78]} ground={c.haze} look={cast.adviser} turn={-1} />
      <rect x="208" y="8" width="88" height="134" rx="6" fill={c.paper} />
      <path d="M220 18h64v12h-64z" fill={c.tint} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(key => (
        <circle
          key={key}
          cx={230 + (key % 3) * 22}
          cy={46 + Math.floor(key / 3) * 20}
          r="7.5"
          fill={c.haze}
        />
      ))}
      <rect x="222" y="121" width="60" height="15" rx="7.5" fill={c.leafDeep} />
      <circle cx="82" cy="156" r="8" fill={c.teal} />
      <circle cx="104" cy="156" r="8" fill={c.teal} />
      <circle cx="126" cy="156" r="8" fill={c.error} />
    </Display>
    <Person
      at={[72, 350]}
      look={cast.owner}
      turn={1}
      hip={64}
      feet={null}
      left={{ to: [54, 286] }}
      right={{ to: [122, 248] }}
    />
    <Headset at={[72, 207]} turn={1} />
    <Desk at={[240, 358]} width={420} panel={c.woodDeep} top={c.wood} />
    <LaptopLid at={[168, 281]} />
    <DeskPhone at={[330, 281]} />
    <Mug at={[250, 281]} />
    <Plant at={[440, 281]} scale={0.7} />
  </Scene>
)

/** One call on three devices: the operator sees who is free, and puts it through to the workshop. */
export const PbxScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.wall} floor={c.brick} />
    <StreetWindow at={[84, 26]} width={112} height={84} sky={c.tint} />
    <HangingLamp at={[240, 82]} />
    <path d="M318 0h162v282H318z" fill={c.steel} />
    <Line d="M332 60h134" colour={c.woodDeep} width={6} />
    <path d="M346 66h6v34h-6zM372 66h7v22h-7zM396 66h5v40h-5zM420 66h14v18h-14z" fill={c.ink} />
    <path d="M366 88h19v12h-19z" fill={c.brick} />
    <path d="M314 0h8v282h-8z" fill={c.paper} />
    <Display at={[148, 272]} width={176} height={136} fill={c.paper}>
      <path d="M0 0h58v136H0z" fill={c.brand} />
      <circle cx="29" cy="28" r="14" fill={c.skinTan} />
      <path d="M14 26q0-16 15-16t15 16q-6-8-15-8t-15 8z" fill={c.ink} />
      <path d="M10 52h38v5H10zM16 62h26v4H16z" fill={c.tint} />
      <rect x="10" y="104" width="38" height="18" rx="9" fill={c.leaf} />
      {[0, 1, 2, 3, 4].map(row => (
        <g key={row} transform={`translate(68 ${10 + row * 25})`}>
          {row === 1 && <path d="M-6-4H104v24H-6z" fill={c.lampTint} />}
          <circle cx="8" cy="8" r="8" fill={[c.haze, c.lamp, c.haze, c.brick, c.haze][row]} />
          <path d="M24 5h50v6H24z" fill={c.line} />
          <circle cx="92" cy="8" r="5" fill={row === 3 ? c.error : c.leaf} />
        </g>
      ))}
    </Display>
    <Person
      at={[286, 348]}
      look={cast.planner}
      turn={-1}
      hip={62}
      feet={null}
      left={{ to: [258, 270] }}
      right={{ to: [310, 272] }}
    />
    <Headset at={[286, 207]} turn={-1} />
    <Desk at={[176, 352]} width={320} panel={c.teal} />
    <DeskPhone at={[32, 274]} />
    <Person
      at={[404, 340]}
      look={cast.engineer}
      turn={-1}
      left={{ to: [380, 178] }}
      right={{ to: [434, 272] }}
    >
      <rect x="372" y="160" width="13" height="26" rx="4" fill={c.ink} />
    </Person>
    <Waves at={[362, 168]} angle={190} scale={0.8} />
  </Scene>
)
