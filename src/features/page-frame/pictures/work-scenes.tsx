import { cast } from './cast.tsx'
import { Desk, DeskPhone, Display, HangingLamp, LaptopLid, Mug, Plant, Shelf } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Room, Scene, View } from './scene.tsx'
import { Skyline, StreetWindow, Tree } from './street-parts.tsx'

/** Two companies agree: a hand on it, before the window on the street. */
export const PartnerScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.brand} floor={c.wood} />
    <StreetWindow at={[240, 34]} width={220} height={136} sky={c.tint} />
    <Plant at={[42, 300]} scale={1.1} />
    <Person at={[158, 346]} look={cast.owner} turn={1} left={{ to: [130, 284] }} right={{ to: [236, 250] }} />
    <Person
      at={[322, 346]}
      look={cast.receptionist}
      turn={-1}
      left={{ to: [246, 248] }}
      right={{ to: [350, 284] }}
    >
      <path d="M332 292h34v44h-34z" fill={c.lamp} />
    </Person>
    <circle cx="241" cy="249" r="9" fill={cast.owner.skin} />
    <Person
      at={[424, 328]}
      look={cast.elder}
      turn={-1}
      left={{ to: [404, 238] }}
      right={{ to: [440, 236] }}
    />
  </Scene>
)

/** A team plans the week together at its board. */
export const TeamScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.teal} floor={c.brick} />
    <rect x="120" y="30" width="248" height="138" rx="6" fill={c.woodDeep} />
    <rect x="128" y="38" width="232" height="122" rx="2" fill={c.paper} />
    <path d="M204 38v122M282 38v122" stroke={c.line} strokeWidth="3" />
    <path d="M140 50h50v7h-50zM216 50h50v7h-50zM294 50h50v7h-50z" fill={c.haze} />
    <path d="M142 68h22v20h-22zM168 96h22v20h-22zM294 68h22v20h-22z" fill={c.lamp} />
    <path d="M168 68h22v20h-22zM218 96h22v20h-22zM322 98h22v20h-22z" fill={c.brick} />
    <path d="M218 68h22v20h-22zM244 124h22v20h-22z" fill={c.leaf} />
    <Person
      at={[408, 326]}
      look={cast.planner}
      turn={-1}
      left={{ to: [352, 140] }}
      right={{ to: [436, 262] }}
    />
    <Person
      at={[76, 346]}
      look={cast.owner}
      turn={1}
      hip={70}
      feet={null}
      left={{ to: [62, 284] }}
      right={{ to: [104, 284] }}
    />
    <Person
      at={[186, 338]}
      look={cast.receptionist}
      turn={1}
      hip={70}
      feet={null}
      left={{ to: [170, 280] }}
      right={{ to: [214, 220] }}
    />
    <Person
      at={[292, 346]}
      look={cast.engineer}
      turn={1}
      hip={70}
      feet={null}
      left={{ to: [272, 284] }}
      right={{ to: [318, 284] }}
    />
    <path d="M20 288h330q10 0 10 6t-10 6H20q-10 0-10-6t10-6z" fill={c.woodDeep} />
    <path d="M36 300h298l-12 60H48z" fill={c.brandDeep} />
    <LaptopLid at={[86, 288]} />
    <Mug at={[146, 288]} fill={c.lamp} />
    <path d="M220 288l5-10h40l4 10z" fill={c.paper} />
    <Plant at={[452, 352]} />
  </Scene>
)

/** Somebody writes: the notes are in the book before her, the article is on the screen. */
export const WritingScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.lampTint} floor={c.teal} />
    <StreetWindow at={[96, 36]} width={136} height={116} />
    <HangingLamp at={[206, 92]} />
    <Shelf at={[404, 84]} width={110} />
    <Display at={[308, 274]} width={176} height={142}>
      <path d="M14 12h104v12H14z" fill={c.brand} />
      <path d="M14 34h66v46H14z" fill={c.tint} />
      <circle cx="64" cy="47" r="7" fill={c.lamp} />
      <path d="M14 80v-14l16-16 18 20 12-10 20 16v4z" fill={c.teal} />
      <path d="M90 36h72v5H90zM90 48h72v5H90zM90 60h72v5H90zM90 72h60v5H90z" fill={c.haze} />
      <path d="M14 92h148v5H14zM14 104h148v5H14zM14 116h80v5H14z" fill={c.haze} />
      <path d="M99 111h4v15h-4z" fill={c.brick} />
    </Display>
    <Person
      at={[132, 348]}
      look={cast.designer}
      turn={1}
      hip={72}
      feet={null}
      left={{ to: [110, 272] }}
      right={{ to: [182, 250] }}
    >
      <Line d="M190 228l-14 42" colour={c.brick} width={5} />
    </Person>
    <Desk at={[240, 356]} width={420} height={76} panel={c.woodDeep} top={c.wood} />
    <path d="M126 277l10-12q18-6 34 0 16-6 34 0l10 12q-22-6-44 0-22-6-44 0z" fill={c.paper} />
    <Line d="M142 268q10-3 20-1M180 268q8-3 14-1" colour={c.brand} width={2.5} />
    <Mug at={[68, 277]} fill={c.brick} />
    <Plant at={[438, 278]} scale={0.6} />
  </Scene>
)

/** A first working day: colleagues wave at who comes in with a box of own things. */
export const VacanciesScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.lampTint} floor={c.woodDeep} />
    <View at={[26, 62]} width={90} height={224}>
      <rect width="90" height="224" fill={c.tint} />
      <Skyline at={[-92, 226]} />
      <Tree at={[28, 226]} scale={0.9} />
    </View>
    <path d="M26 288V62h90v226" fill="none" stroke={c.brand} strokeWidth="12" />
    <path d="M176 40h26l-13 28zM272 58h26l-13 28zM368 58h26l-13 28z" fill={c.brick} />
    <path d="M208 48h26l-13 28zM304 60h26l-13 28zM400 50h26l-13 28z" fill={c.teal} />
    <path d="M240 54h26l-13 28zM336 60h26l-13 28zM432 42h26l-13 28z" fill={c.lamp} />
    <Line d="M160 34q157 54 314 0" colour={c.woodDeep} width={4} />
    <Person at={[142, 346]} look={cast.student} turn={1} left={{ to: [142, 252] }} right={{ to: [194, 250] }}>
      <path
        d="M150 224l-6-24M160 224c0-16 8-26 18-28-2 14-8 22-18 28z"
        fill={c.leaf}
        stroke={c.leafDeep}
        strokeWidth="3"
      />
      <path d="M134 224h66v38h-66z" fill={c.wood} />
      <path d="M134 224h66v8h-66z" fill={c.woodDeep} />
    </Person>
    <Person
      at={[286, 340]}
      look={cast.designer}
      turn={-1}
      left={{ to: [246, 170] }}
      right={{ to: [312, 276] }}
    />
    <Person
      at={[350, 346]}
      look={cast.engineer}
      turn={-1}
      left={{ to: [322, 282] }}
      right={{ to: [388, 160] }}
    />
    <Desk at={[426, 354]} width={110} panel={c.brand} />
    <Display at={[436, 276]} width={56} height={40} fill={c.tint}>
      <path d="M8 10h30v6H8zM8 22h40v5H8z" fill={c.teal} />
    </Display>
    <DeskPhone at={[392, 276]} />
  </Scene>
)
