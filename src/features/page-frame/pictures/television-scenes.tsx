import { cast } from './cast.tsx'
import { Cable } from './network-parts.tsx'
import { Desk, DeskPhone, Display, Mug, Part, Plant } from './office.tsx'
import { type Colour, colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, type Point, Room, Scene, View } from './scene.tsx'
import { Skyline } from './street-parts.tsx'

/** A hotel room in the evening: a guest in bed watches television, the suitcase stands ready. */
export const HotelTvScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.brand} floor={c.brickDeep} />
    <View at={[22, 30]} width={76} height={150}>
      <rect width="76" height="150" fill={c.brandDeep} />
      <circle cx="52" cy="30" r="9" fill={c.lampTint} />
      <Skyline at={[-62, 152]} fill={c.teal} />
    </View>
    <path d="M94 22q-2 90 6 168h16V22zM0 22h26q4 90-8 168H0z" fill={c.brick} />
    <Line d="M0 22h122" colour={c.woodDeep} width={6} />
    <Display at={[232, 46]} width={176} height={104} fill={c.tint} stand={false}>
      <path d="M0 76q40-30 72-4t104-18v50H0z" fill={c.leaf} />
      <circle cx="132" cy="30" r="15" fill={c.lamp} />
      <path d="M30 76l34-52 36 52z" fill={c.teal} />
      <path d="M49 46l15-22 15 22-8-3-7 5-7-5z" fill={c.paper} />
      <path d="M12 92h152" stroke={c.paper} strokeWidth="5" />
      <path d="M12 92h56" stroke={c.lamp} strokeWidth="5" />
    </Display>
    <ellipse cx="425" cy="142" rx="70" ry="56" fill={c.lampTint} opacity=".14" />
    <rect x="414" y="74" width="22" height="22" rx="5" fill={c.wood} />
    <path d="M421 86h8v16h-8z" fill={c.woodDeep} />
    <path d="M404 100h42l8 30h-58z" fill={c.lamp} />
    <path d="M150 218h164v76H150zM158 290h10v14h-10zM296 290h10v14h-10z" fill={c.woodDeep} />
    <path d="M144 210h176v10H144z" fill={c.wood} />
    <path d="M158 228h70v24h-70zM236 228h70v24h-70z" fill={c.wood} />
    <circle cx="193" cy="240" r="3" fill={c.ink} />
    <circle cx="271" cy="240" r="3" fill={c.ink} />
    <rect x="452" y="150" width="40" height="196" rx="10" fill={c.woodDeep} />
    <path d="M300 292h170v46H300z" fill={c.wood} />
    <path d="M296 270q0-10 12-10h162v48H296z" fill={c.paper} />
    <path d="M420 196q34-8 38 10v54h-46q-8-40 8-64z" fill={c.paper} />
    <Person
      at={[422, 292]}
      look={cast.guest}
      turn={-1}
      hip={36}
      lean={2}
      feet={null}
      left={{ to: [358, 236] }}
      right={{ to: [384, 254] }}
    >
      <Part at={[354, 232]}>
        <rect x="-17" y="-5" width="22" height="9" rx="3" fill={c.ink} transform="rotate(16)" />
      </Part>
    </Person>
    <path d="M290 262q40-16 90-12 40-4 62 12v58H290z" fill={c.teal} />
    <path d="M300 338v14h10v-14zM456 338v14h10v-14z" fill={c.woodDeep} />
    <path d="M46 232v-22q0-6 6-6h28q6 0 6 6v22" fill="none" stroke={c.ink} strokeWidth="5" />
    <rect x="22" y="230" width="88" height="112" rx="10" fill={c.lamp} />
    <path d="M40 230h10v112H40zM82 230h10v112H82z" fill={c.woodDeep} />
    <path d="M32 342h14v8H32zM86 342h14v8H86z" fill={c.ink} />
  </Scene>
)

/** A player on the field of a match on television. */
const Player = ({ at, shirt, mirrored = false }: { at: Point; shirt: Colour; mirrored?: boolean }) => (
  <Part at={at} mirrored={mirrored}>
    <Line d="M-3-26l-7 24M3-26l12 18" colour={c.ink} width={7} />
    <Line d="M-8-46l-10 12M8-46l12 8" colour={shirt} width={6} />
    <path d="M-10-50q10-4 20 0l-2 26H-8z" fill={shirt} />
    <circle cy="-59" r="8" fill={c.skinBrown} />
    <path d="M-8-60q1-9 9-9t8 8z" fill={c.ink} />
  </Part>
)

/** The waiting room of a clinic: who waits watches the match on the wall. */
export const TvScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.wall} floor={c.teal} />
    <path d="M0 0h480v22H0z" fill={c.haze} />
    <Cable d="M236 360V176" width={5} />
    <Display at={[196, 36]} width={232} height={126} fill={c.leaf} stand={false}>
      <path d="M0 0h232v26H0z" fill={c.haze} />
      <path
        d="M10 10h.1M26 14h.1M44 9h.1M62 14h.1M80 10h.1M98 15h.1M118 9h.1M138 14h.1M158 10h.1M178 14h.1M198 9h.1M218 14h.1"
        stroke={c.brand}
        strokeWidth="10"
      />
      <path d="M0 26h232v6H0z" fill={c.brand} />
      <path d="M188 48h44M188 48v52h44" fill="none" stroke={c.paper} strokeWidth="3" />
      <circle cx="20" cy="78" r="34" fill="none" stroke={c.paper} strokeWidth="3" />
      <Player at={[96, 112]} shirt={c.lamp} />
      <Player at={[168, 106]} shirt={c.brick} mirrored />
      <circle cx="124" cy="100" r="7" fill={c.paper} />
      <rect x="8" y="8" width="60" height="16" rx="3" fill={c.ink} />
      <path d="M14 13h20v6H14zM42 13h8v6h-8zM56 13h6v6h-6z" fill={c.lamp} />
    </Display>
    <path d="M206 178h60v6h-60z" fill={c.woodDeep} />
    <rect x="214" y="166" width="44" height="12" rx="3" fill={c.ink} />
    <circle cx="250" cy="172" r="2.5" fill={c.lamp} />
    <path d="M28 290h150v10H28zM40 300v44M166 300v44" fill={c.brick} stroke={c.brickDeep} strokeWidth="5" />
    <path d="M28 226h8v66h-8z" fill={c.brickDeep} />
    <Person
      at={[66, 338]}
      look={cast.elder}
      turn={1}
      hip={48}
      feet={[
        [104, 344],
        [112, 344],
      ]}
      left={{ to: [98, 268] }}
      right={{ to: [104, 266], isBehind: true }}
    />
    <Person
      at={[134, 338]}
      look={cast.guest}
      turn={1}
      hip={48}
      feet={[
        [172, 344],
        [180, 344],
      ]}
      left={{ to: [160, 240] }}
      right={{ to: [170, 268], isBehind: true }}
    >
      <Mug at={[166, 244]} fill={c.lamp} />
    </Person>
    <Person
      at={[402, 340]}
      look={cast.nurse}
      turn={-1}
      hip={84}
      feet={null}
      left={{ to: [374, 250] }}
      right={{ to: [430, 250] }}
    />
    <Desk at={[396, 352]} width={170} height={94} panel={c.brand} />
    <path d="M388 292h10v-10h12v10h10v12h-10v10h-12v-10h-10z" fill={c.paper} />
    <DeskPhone at={[450, 256]} />
    <Plant at={[262, 350]} scale={0.9} />
  </Scene>
)
