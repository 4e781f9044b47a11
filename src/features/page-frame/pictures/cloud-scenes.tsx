import { cast } from './cast.tsx'
import { Cable, Cloud } from './network-parts.tsx'
import {
  Chair,
  Desk,
  Display,
  HangingLamp,
  LaptopLid,
  LaptopOpen,
  LaptopSide,
  Mug,
  Papers,
  Part,
  Plant,
  Shelf,
} from './office.tsx'
import { type Colour, colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, type Point, Room, Scene } from './scene.tsx'

/** A sheet of text. */
const Sheet = ({ at, scale = 1, fill = c.paper }: { at: Point; scale?: number; fill?: Colour }) => (
  <Part at={at} scale={scale}>
    <path d="M-14-18H6l8 8v28h-28z" fill={fill} />
    <path d="M6-18l8 8H6z" fill={c.haze} />
    <path d="M-8-4H8v3H-8zM-8 3H8v3H-8zM-8 10H2v3H-8z" fill={c.teal} />
  </Part>
)

/** The same files at the office and at home: they are in the cloud above both. */
export const CloudScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.haze} floor={c.woodDeep} />
    <path d="M240 0h240v275H240z" fill={c.lampTint} />
    <path d="M240 275h240v7H240z" fill={c.paper} />
    <path d="M240 282h240v78H240z" fill={c.brick} />
    <path d="M398 70h58v70h-58z" fill={c.paper} />
    <path d="M404 132l16-26 12 16 8-10 10 20z" fill={c.teal} />
    <path d="M234 0h12v360h-12z" fill={c.paper} />
    <Cable d="M190 116v60q0 14-14 14h-30q-14 0-14 14v34" />
    <Cloud at={[240, 98]} scale={1.65} fill={c.brand} />
    <path d="M166 66q0-4 4-4h16l6 7h24q4 0 4 4v30q0 4-4 4h-46q-4 0-4-4z" fill={c.lamp} />
    <Sheet at={[246, 78]} scale={1.15} />
    <rect x="272" y="70" width="42" height="30" rx="3" fill={c.tint} />
    <Line d="M275 74l18 14 18-14" colour={c.teal} width={3} />
    <Sheet at={[190, 150]} scale={0.7} />
    <Person
      at={[96, 346]}
      look={cast.owner}
      turn={1}
      hip={66}
      feet={null}
      left={{ to: [78, 280] }}
      right={{ to: [126, 280] }}
    />
    <Desk at={[118, 356]} width={204} panel={c.brand} />
    <LaptopLid at={[132, 279]} />
    <Mug at={[188, 279]} />
    <Plant at={[26, 278]} scale={0.6} />
    <path d="M272 222q24-6 26 18v84h-26z" fill={c.teal} />
    <path d="M268 284h186q14 0 14 14v34H268z" fill={c.teal} />
    <path d="M296 232h150v60H296z" fill={c.leafDeep} />
    <Cable d="M290 134v36q0 14 14 14h2q14 0 14 14v58" />
    <Sheet at={[290, 152]} scale={0.7} />
    <Person
      at={[396, 318]}
      look={cast.designer}
      turn={-1}
      hip={34}
      knees={-1}
      feet={[
        [346, 346],
        [356, 346],
      ]}
      left={{ to: [366, 264], isBehind: true }}
      right={{ to: [362, 262] }}
    />
    <LaptopSide at={[346, 276]} mirrored />
    <path d="M428 262q30-12 38 10v60h-38z" fill={c.teal} />
    <path d="M282 332h12v14h-12zM446 332h12v14h-12z" fill={c.woodDeep} />
  </Scene>
)

/** A desk with the programs of an office on its screen: a text, a sheet with a chart, mail and calendar. */
export const OfficeSuiteScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.teal} floor={c.wood} />
    <path d="M0 0h480v282H0z" fill={c.brand} opacity=".2" />
    <HangingLamp at={[424, 84]} />
    <Shelf at={[70, 98]} width={104} />
    <Display at={[206, 274]} width={200} height={132} fill={c.tint}>
      <Part at={[0, 0]} scale={0.725}>
        <path d="M0 0h22v182H0z" fill={c.brand} />
        <path d="M6 12h10v10H6zM6 30h10v10H6zM6 48h10v10H6zM6 66h10v10H6z" fill={c.lamp} />
        <rect x="34" y="12" width="108" height="92" rx="3" fill={c.paper} />
        <path d="M34 12h108v12H34z" fill={c.teal} />
        <path d="M46 34h60v8H46zM46 50h84v5H46zM46 62h84v5H46zM46 74h84v5H46zM46 86h50v5H46z" fill={c.haze} />
        <rect x="152" y="12" width="112" height="92" rx="3" fill={c.paper} />
        <path d="M152 12h112v12H152z" fill={c.leafDeep} />
        <path d="M162 32h92M162 46h92M162 60h92M162 74h92M162 88h92" stroke={c.line} strokeWidth="2" />
        <path d="M170 94V70h14v24zM192 94V56h14v38zM214 94V44h14v50zM236 94V34h14v60z" fill={c.lamp} />
        <rect x="34" y="114" width="108" height="58" rx="3" fill={c.paper} />
        <path d="M60 126h56v36H60z" fill={c.lampTint} />
        <Line d="M62 128l26 20 26-20" colour={c.brick} width={4} />
        <circle cx="116" cy="126" r="8" fill={c.error} />
        <rect x="152" y="114" width="112" height="58" rx="3" fill={c.paper} />
        <path d="M152 114h112v10H152z" fill={c.brick} />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(day => (
          <rect
            key={day}
            x={160 + (day % 5) * 21}
            y={130 + Math.floor(day / 5) * 20}
            width="15"
            height="14"
            rx="2"
            fill={day === 3 || day === 6 ? c.lamp : c.tint}
          />
        ))}
      </Part>
    </Display>
    <Chair at={[420, 348]} mirrored />
    <Person
      at={[406, 348]}
      look={cast.receptionist}
      turn={-1}
      hip={56}
      knees={-1}
      feet={[
        [336, 348],
        [344, 348],
      ]}
      left={{ to: [344, 264], isBehind: true }}
      right={{ to: [350, 266] }}
    />
    <Desk at={[192, 352]} width={356} panel={c.brandDeep} />
    <path d="M316 270h42l4 6h-48z" fill={c.inkSoft} />
    <Mug at={[38, 274]} fill={c.lamp} />
    <Plant at={[74, 274]} scale={0.6} />
  </Scene>
)

/** A bench where computers are brought up to date; a colleague gets hers back. */
export const WorkplaceScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room wall={c.lampTint} floor={c.steel} />
    <path d="M22 30h270v120H22z" fill={c.wood} />
    <Line
      d="M52 52v30M52 82q-8 4-8 14h16q0-10-8-14M92 52v40M84 52h16M132 54q12 0 12 12t-12 12-12-12 12-12M132 78v26"
      colour={c.inkSoft}
      width={5}
    />
    <Line d="M172 54q16 0 16 14t-16 14q-14 0-14-12 0-8 10-8" colour={c.brick} width={5} />
    <Shelf at={[246, 112]} width={76} />
    <Person
      at={[150, 344]}
      look={cast.engineer}
      turn={1}
      hip={84}
      feet={null}
      left={{ to: [112, 256] }}
      right={{ to: [190, 252] }}
    />
    <Desk at={[176, 354]} width={330} height={88} panel={c.brand} />
    <path d="M26 290h300v5H26zM120 296h4v58h-4zM228 296h4v58h-4z" fill={c.brandDeep} />
    <LaptopOpen at={[64, 264]}>
      <path d="M10 22h40v6H10z" fill={c.line} />
      <path d="M10 22h24v6H10z" fill={c.lamp} />
      <path d="M10 10h26v5H10z" fill={c.teal} />
    </LaptopOpen>
    <LaptopOpen at={[224, 264]}>
      <path d="M30 5l14 5v9q0 9-14 14-14-5-14-14v-9z" fill={c.leafDeep} />
      <Line d="M24 18l5 5 8-9" colour={c.paper} width={3} />
    </LaptopOpen>
    <LaptopOpen at={[304, 264]}>
      <path d="M10 22h40v6H10z" fill={c.line} />
      <path d="M10 22h34v6H10z" fill={c.lamp} />
      <path d="M10 10h18v5H10z" fill={c.teal} />
    </LaptopOpen>
    <Cable d="M98 258h8q8 0 8 8M258 258h12" width={4} />
    <path d="M352 0h128v282H352z" fill={c.tint} />
    <path d="M346 0h8v282h-8z" fill={c.paper} />
    <Person at={[412, 344]} look={cast.guest} turn={-1} left={{ to: [382, 250] }} right={{ to: [436, 246] }}>
      <rect x="376" y="208" width="64" height="44" rx="4" fill={c.inkSoft} />
      <circle cx="408" cy="230" r="5" fill={c.lamp} />
    </Person>
    <Plant at={[464, 344]} scale={0.7} />
    <Papers at={[148, 265]} />
  </Scene>
)
