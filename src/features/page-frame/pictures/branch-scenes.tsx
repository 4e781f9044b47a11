import { cast } from './cast.tsx'
import { AccessPoint, Cable, Waves } from './network-parts.tsx'
import { Chair, Desk, DeskPhone, Display, HangingLamp, LaptopSide, Part, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Room, Scene, View } from './scene.tsx'
import { Awning, Door, House, Skyline, Tree } from './street-parts.tsx'

/** A floor of the office, at about half the size of a scene. */
const Floor = ({ y, left, right }: { y: number; left: keyof typeof cast; right: keyof typeof cast }) => (
  <Part at={[144, y]} scale={0.54}>
    <Chair at={[36, 0]} />
    <Person
      at={[48, 0]}
      look={cast[left]}
      turn={1}
      hip={52}
      feet={[
        [90, 0],
        [98, 0],
      ]}
      left={{ to: [104, -82] }}
    />
    <Desk at={[130, 2]} width={110} />
    <LaptopSide at={[122, -78]} />
    <Desk at={[340, 2]} width={150} panel={c.teal} />
    <DeskPhone at={[296, -78]} />
    <Person at={[390, 0]} look={cast[right]} turn={-1} left={{ to: [350, -82] }} right={{ to: [416, -70] }} />
  </Part>
)

/** An office on the street, cut open: one line serves both floors. */
export const OfficeScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.haze} />
    <Skyline at={[-40, 316]} fill={c.tint} />
    <Tree at={[40, 318]} scale={1.1} />
    <path d="M84 34h360v282H84z" fill={c.brand} />
    <path d="M74 24h380v14H74z" fill={c.brandDeep} />
    <path d="M100 50h328v118H100z" fill={c.wall} />
    <path d="M100 184h328v132H100z" fill={c.lampTint} />
    <path d="M100 162h328v22H100z" fill={c.woodDeep} />
    <path d="M0 314h480v46H0z" fill={c.brickDeep} />
    <path d="M0 312h480v8H0z" fill={c.steel} />
    <Cable d="M-8 342H92V42h158v8M92 173h158v8" width={6} />
    <AccessPoint at={[250, 58]} scale={0.8} />
    <Waves at={[250, 66]} angle={90} scale={0.9} />
    <AccessPoint at={[250, 192]} scale={0.8} />
    <Waves at={[250, 200]} angle={90} scale={0.9} />
    <Floor y={162} left="designer" right="adviser" />
    <Floor y={312} left="owner" right="receptionist" />
  </Scene>
)

/** A lesson: the teacher at a large screen, pupils with tablets, on the wifi of the school. */
export const SchoolScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.lampTint} floor={c.wood} />
    <AccessPoint at={[398, 14]} />
    <Waves at={[398, 28]} angle={90} />
    <Display at={[206, 42]} width={250} height={138} fill={c.tint} stand={false}>
      <circle cx="62" cy="66" r="40" fill={c.teal} />
      <path d="M40 40q22-6 30 8t-8 22-26-2-8-22zM76 84q14-10 24-4-4 18-22 24-8-10-2-20z" fill={c.leaf} />
      <path d="M124 32h96v10h-96zM124 56h80v8h-80zM124 76h90v8h-90zM124 96h60v8h-60z" fill={c.brand} />
    </Display>
    <Person
      at={[386, 318]}
      look={cast.elder}
      turn={-1}
      left={{ to: [326, 168] }}
      right={{ to: [412, 254] }}
    />
    <Part at={[92, 330]} scale={0.86}>
      <Person
        at={[0, 20]}
        look={cast.student}
        turn={1}
        hip={62}
        feet={null}
        left={{ to: [-22, -46] }}
        right={{ to: [30, -46] }}
      />
    </Part>
    <Part at={[216, 330]} scale={0.86}>
      <Person
        at={[0, 20]}
        look={cast.designer}
        turn={1}
        hip={62}
        feet={null}
        left={{ to: [-22, -46] }}
        right={{ to: [28, -116] }}
      />
    </Part>
    <Desk at={[92, 354]} width={112} height={62} panel={c.teal} />
    <Desk at={[216, 354]} width={112} height={62} panel={c.teal} />
    <path d="M84 290l4-18h34l-4 18zM208 290l4-18h34l-4 18z" fill={c.ink} />
    <path d="M90 286l3-11h23l-3 11zM214 286l3-11h23l-3 11z" fill={c.lamp} />
    <path d="M430 250h50v110h-50z" fill={c.brick} />
    <path d="M424 244h56v8h-56z" fill={c.brickDeep} />
    <Plant at={[456, 246]} scale={0.6} />
  </Scene>
)

/** A bakery: a customer pays with her phone, the music plays and the till is online. */
export const ShopScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.wall} floor={c.brick} />
    <HangingLamp at={[286, 92]} />
    <path d="M20 84h240v8H20zM20 150h240v8H20z" fill={c.woodDeep} />
    <path d="M34 84q0-26 30-26t30 26zM104 84q0-26 30-26t30 26zM178 84q0-22 34-22t34 22z" fill={c.woodDeep} />
    <path
      d="M34 150q-2-18 22-18t22 18zM88 150q-2-18 22-18t22 18zM142 150q-2-18 22-18t22 18zM196 150q-2-18 22-18t22 18z"
      fill={c.brick}
    />
    <path
      d="M48 66l6 10M66 62v12M118 66l6 10M136 62v12M196 68l6 8M214 66v10"
      stroke={c.wood}
      strokeWidth="4"
    />
    <path d="M320 40h120v170H320z" fill={c.tint} />
    <View at={[320, 40]} width={120} height={170}>
      <Skyline at={[-140, 172]} />
      <Tree at={[34, 172]} scale={0.8} />
    </View>
    <path d="M320 40h120v170H320z" fill="none" stroke={c.woodDeep} strokeWidth="9" />
    <Person
      at={[124, 350]}
      look={cast.baker}
      turn={1}
      hip={92}
      feet={null}
      left={{ to: [96, 252] }}
      right={{ to: [196, 244] }}
    >
      <path d="M180 232h28l8 20h-44z" fill={c.wood} />
    </Person>
    <Desk at={[146, 356]} width={270} height={96} panel={c.brand} />
    <path d="M26 282h190v52H26z" fill={c.lampTint} />
    <path
      d="M36 330q-2-18 20-18t20 18zM84 330q-2-18 20-18t20 18zM132 330q-2-18 20-18t20 18z"
      fill={c.woodDeep}
    />
    <path d="M170 330l8-22h26l8 22z" fill={c.brick} />
    <Part at={[250, 258]}>
      <rect x="-16" y="-40" width="32" height="40" rx="5" fill={c.ink} />
      <path d="M-10-34h20v12h-20z" fill={c.lamp} />
      <path d="M-9-16h4v4h-4zM-2-16h4v4h-4zM5-16h4v4H5zM-9-9h4v4h-4zM-2-9h4v4h-4zM5-9h4v4H5z" fill={c.haze} />
    </Part>
    <Display at={[56, 258]} width={56} height={40} fill={c.tint}>
      <path d="M6 8h44v5H6zM6 18h28v5H6z" fill={c.teal} />
      <path d="M6 28h44v7H6z" fill={c.lamp} />
    </Display>
    <Person at={[354, 350]} look={cast.guest} turn={-1} left={{ to: [290, 222] }} right={{ to: [384, 270] }}>
      <rect x="274" y="206" width="13" height="26" rx="4" fill={c.ink} />
    </Person>
    <Waves at={[272, 206]} angle={215} scale={0.55} />
    <path d="M374 276h36l6 48h-48z" fill={c.wood} />
    <path d="M382 278q0-14 10-14t10 14" fill="none" stroke={c.woodDeep} strokeWidth="4" />
  </Scene>
)

/** A holiday park: a guest before the bungalow, another at a tent, both within reach of the wifi on a pole. */
export const CampingScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <circle cx="92" cy="62" r="26" fill={c.lampTint} />
    <path d="M0 220q80-60 180-30t300-14v184H0z" fill={c.haze} />
    <path d="M0 262q160-24 480-6v104H0z" fill={c.leaf} />
    <Tree at={[30, 274]} scale={1.3} />
    <Tree at={[462, 270]} scale={1.5} />
    <Tree at={[404, 262]} scale={1} />
    <path d="M282 268V170h158v98z" fill={c.brick} />
    <path d="M262 176l98-72 100 72z" fill={c.brickDeep} />
    <path d="M300 192h50v44h-50z" fill={c.lamp} stroke={c.paper} strokeWidth="5" />
    <path d="M378 190h36v78h-36z" fill={c.brandDeep} />
    <path d="M262 264h190v12H262z" fill={c.woodDeep} />
    <path d="M220 276V96h8v180z" fill={c.inkSoft} />
    <rect x="208" y="72" width="32" height="26" rx="5" fill={c.paper} />
    <circle cx="224" cy="85" r="5" fill={c.lamp} />
    <Waves at={[244, 84]} scale={1.2} />
    <Waves at={[204, 84]} angle={180} scale={1.2} />
    <path d="M56 308l74-132 82 132z" fill={c.lamp} />
    <path d="M130 176l82 132h-46z" fill={c.woodDeep} />
    <path d="M130 200l-24 108h56z" fill={c.brandDeep} />
    <path d="M0 316q180-22 480 4v40H0z" fill={c.leafDeep} />
    <Person
      at={[178, 340]}
      look={cast.student}
      turn={1}
      hip={46}
      knees={1}
      feet={[
        [222, 342],
        [232, 342],
      ]}
      left={{ to: [210, 262] }}
      right={{ to: [222, 266], isBehind: true }}
    >
      <path d="M206 268l26-22 4 4-24 24z" fill={c.ink} />
    </Person>
    <path
      d="M146 252l10 46h46v6h-50zM156 304l-8 38M196 304l10 38"
      fill={c.brick}
      stroke={c.brickDeep}
      strokeWidth="4"
    />
    <Person at={[330, 346]} look={cast.elder} turn={-1} left={{ to: [302, 222] }} right={{ to: [354, 284] }}>
      <rect x="290" y="208" width="14" height="26" rx="4" fill={c.ink} />
    </Person>
  </Scene>
)

/** People of all trades, side by side in their street. */
export const BranchesScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <Skyline at={[-30, 290]} />
    <House at={[70, 290]} wall={c.brick} gable="stepped" lit={[0, 4]}>
      <Awning at={[0, -72]} width={100} fill={c.lamp} />
      <Door at={[0, 0]} />
    </House>
    <House at={[176, 290]} wall={c.paper} gable="bell" lit={[2]}>
      <Door at={[-20, 0]} fill={c.teal} />
    </House>
    <House at={[282, 290]} wall={c.teal} gable="pointed" lit={[1, 3]}>
      <Door at={[20, 0]} fill={c.brick} />
    </House>
    <House at={[388, 290]} wall={c.brickDeep} gable="neck" lit={[5]}>
      <Door at={[0, 0]} />
    </House>
    <path d="M0 288h480v72H0z" fill={c.line} />
    <path d="M0 288h480v6H0z" fill={c.steel} />
    <Cable d="M-8 350h500" width={8} />
    <Person at={[66, 338]} look={cast.baker} turn={1} left={{ to: [38, 274] }} right={{ to: [96, 236] }}>
      <path d="M78 240q24-22 44 0z" fill={c.woodDeep} />
    </Person>
    <Person at={[180, 344]} look={cast.nurse} turn={0} left={{ to: [156, 254] }} right={{ to: [206, 254] }}>
      <rect x="160" y="232" width="40" height="30" rx="3" fill={c.brand} />
    </Person>
    <Person at={[296, 338]} look={cast.owner} turn={-1} left={{ to: [270, 274] }} right={{ to: [324, 176] }}>
      <Line d="M322 204l10-66" colour={c.wood} width={7} />
      <path d="M314 130l40 7-3 16-40-7z" fill={c.steel} />
    </Person>
    <Person
      at={[408, 344]}
      look={cast.adviser}
      turn={-1}
      left={{ to: [384, 282] }}
      right={{ to: [434, 282] }}
    >
      <Line d="M428 292v-8q0-4 6-4t6 4v8" colour={c.brickDeep} width={4} />
      <rect x="412" y="290" width="44" height="32" rx="4" fill={c.brick} />
    </Person>
  </Scene>
)
