import { cast } from './cast.tsx'
import { Cable, Router, WallBox, Waves } from './network-parts.tsx'
import { Desk, Display, LaptopSide, Mug, Papers, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Photographed } from './photographed.tsx'
import { Line, type PictureProps, Room, Scene } from './scene.tsx'
import { StreetWindow } from './street-parts.tsx'
import { Calendar, Headset, Toolbox } from './things.tsx'

/** Step 1: an owner picks at a screen what the company needs, and sees what it costs. */
export const ComposeScene = ({ className, first }: PictureProps) => (
  <Photographed name="compose" className={className} first={first}>
    <Scene className={className}>
      <Room />
      <StreetWindow at={[74, 40]} width={104} height={110} />
      <Display at={[330, 275]} width={196} height={146}>
        <path d="M0 0h196v24H0z" fill={c.brand} />
        {[38, 72].map((y, row) => (
          <g key={y}>
            <rect x="12" y={y} width="112" height="26" rx="4" fill={row === 0 ? c.lampTint : c.surface} />
            <path d={`M42 ${y + 8}h52v4H42zM42 ${y + 16}h34v3H42z`} fill={c.inkSoft} />
            <circle cx="26" cy={y + 13} r="8" fill={row === 0 ? c.brand : c.line} />
          </g>
        ))}
        <Line d="M22 51l3 4 6-8" colour={c.paper} width={3} />
        <rect x="12" y="106" width="112" height="26" rx="4" fill={c.lampTint} />
        <path d="M42 114h60v4H42zM42 122h28v3H42z" fill={c.inkSoft} />
        <circle cx="26" cy="119" r="8" fill={c.brand} />
        <Line d="M22 119l3 4 6-8" colour={c.paper} width={3} />
        <rect x="134" y="38" width="50" height="94" rx="4" fill={c.tint} />
        <path d="M142 50h34v4h-34zM142 62h24v4h-24zM142 74h30v4h-30z" fill={c.teal} />
        <rect x="140" y="104" width="38" height="18" rx="4" fill={c.lamp} />
      </Display>
      <Person
        at={[148, 348]}
        look={cast.owner}
        turn={1}
        hip={62}
        feet={null}
        left={{ to: [124, 284] }}
        right={{ to: [214, 224] }}
      />
      <Desk at={[250, 356]} width={420} panel={c.teal} />
      <Mug at={[196, 279]} />
      <Papers at={[92, 279]} />
    </Scene>
  </Photographed>
)

/** Step 2: a colleague calls the owner, and both choose a day. */
export const CallScene = ({ className, first }: PictureProps) => (
  <Photographed name="call" className={className} first={first}>
    <Scene className={className}>
      <Room wall={c.wall} />
      <Calendar at={[92, 36]} scale={1.25} />
      <path d="M300 0h180v282H300z" fill={c.haze} />
      <path d="M300 282h180v78H300z" fill={c.woodDeep} />
      <path d="M294 0h10v360h-10z" fill={c.paper} />
      <Person
        at={[184, 348]}
        look={cast.designer}
        turn={1}
        hip={62}
        feet={null}
        left={{ to: [150, 284] }}
        right={{ to: [214, 284] }}
      />
      <Headset at={[184, 207]} turn={1} />
      <Desk at={[150, 356]} width={280} panel={c.brand} />
      <LaptopSide at={[222, 279]} />
      <Papers at={[110, 279]} />
      <Person
        at={[392, 352]}
        look={cast.owner}
        turn={-1}
        left={{ to: [358, 262] }}
        right={{ to: [410, 190] }}
      />
      <rect x="404" y="172" width="12" height="32" rx="4" fill={c.ink} />
      <circle cx="411" cy="191" r="7.5" fill={c.skinDark} />
      <Waves at={[216, 190]} angle={-20} scale={1.2} />
    </Scene>
  </Photographed>
)

/** Step 3: an engineer on his knees connects the router; the light is on, and the owner raises a thumb. */
export const ConnectScene = ({ className, first }: PictureProps) => (
  <Photographed name="connect" className={className} first={first}>
    <Scene className={className}>
      <Room />
      <StreetWindow at={[392, 40]} width={124} height={112} />
      <Cable d="M58 280V110" />
      <WallBox at={[58, 62]} />
      <path d="M50 338h10v14H50zM138 338h10v14h-10z" fill={c.woodDeep} />
      <path d="M40 232h118v110H40z" fill={c.paper} />
      <path d="M99 240v96" stroke={c.line} strokeWidth="3" />
      <path d="M34 224h130v10H34z" fill={c.woodDeep} />
      <Cable d="M68 114v30q0 10 10 10h12q12 0 12 12v36" />
      <Router at={[110, 224]} />
      <Waves at={[140, 160]} angle={-70} scale={1.2} />
      <Person
        at={[214, 344]}
        look={cast.engineer}
        turn={-1}
        hip={58}
        lean={-10}
        knees={-1}
        feet={[
          [234, 344],
          [182, 344],
        ]}
        left={{ to: [150, 214] }}
        right={{ to: [148, 222] }}
      />
      <Toolbox at={[282, 350]} />
      <Person
        at={[372, 346]}
        look={cast.owner}
        turn={-1}
        left={{ to: [328, 206] }}
        right={{ to: [396, 266] }}
      />
      <rect x="322" y="186" width="8" height="18" rx="4" fill={c.skinDark} />
      <Plant at={[450, 352]} scale={0.85} />
    </Scene>
  </Photographed>
)
