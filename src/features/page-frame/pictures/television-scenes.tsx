import { cast } from './cast.tsx'
import { Display, Part } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Room, Scene, View } from './scene.tsx'
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
      <path d="M12 92h152" stroke={c.paper} strokeWidth="5" strokeLinecap="round" />
      <path d="M12 92h56" stroke={c.lamp} strokeWidth="5" strokeLinecap="round" />
    </Display>
    <path d="M420 100h10V84h-10z" fill={c.woodDeep} />
    <path d="M404 100h42l8 30h-58z" fill={c.lamp} />
    <path d="M396 130h58l22 92H374z" fill={c.lampTint} opacity=".16" />
    <path d="M150 218h164v76H150z" fill={c.woodDeep} />
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
    <path d="M290 262q40-16 90-12l-4 70h-86z" fill={c.lamp} opacity=".18" />
    <path d="M300 338v14h10v-14zM456 338v14h10v-14z" fill={c.woodDeep} />
    <path d="M46 232v-22q0-6 6-6h28q6 0 6 6v22" fill="none" stroke={c.ink} strokeWidth="5" />
    <rect x="22" y="230" width="88" height="112" rx="10" fill={c.lamp} />
    <path d="M40 230h10v112H40zM82 230h10v112H82z" fill={c.woodDeep} />
    <path d="M32 342h14v8H32zM86 342h14v8H86z" fill={c.ink} />
  </Scene>
)
