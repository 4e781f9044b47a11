import { cast } from './cast.tsx'
import { Cable, Router } from './network-parts.tsx'
import { Desk, Display, LaptopLid, Mug, Part, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Photographed } from './photographed.tsx'
import { Line, type PictureProps, Room, Scene } from './scene.tsx'
import { StreetWindow } from './street-parts.tsx'
import { Headset } from './things.tsx'

/** A colleague with a headset helps a baker, who calls beside a router whose light is red. */
export const SupportScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room />
    <path d="M262 0h218v282H262z" fill={c.wall} />
    <path d="M262 282h218v78H262z" fill={c.woodDeep} opacity=".35" />
    <StreetWindow at={[78, 36]} width={110} height={100} />
    <Display at={[196, 275]} width={84} height={62}>
      <path d="M0 0h84v62H0z" fill={c.lampTint} />
      <path d="M10 12h30v5H10zM10 24h22v4H10z" fill={c.line} />
      <Line d="M42 46h12l6-16 8 22 5-12h7" colour={c.error} width={3} />
    </Display>
    <Person
      at={[104, 348]}
      look={cast.designer}
      turn={1}
      hip={62}
      feet={null}
      left={{ to: [82, 284] }}
      right={{ to: [138, 284] }}
    />
    <Headset at={[104, 207]} turn={1} />
    <Desk at={[126, 356]} width={240} panel={c.brand} />
    <Mug at={[30, 279]} fill={c.lamp} />
    <LaptopLid at={[104, 279]} />
    <path d="M256 0h12v360h-12z" fill={c.paper} />
    <path d="M286 168h70v8h-70z" fill={c.woodDeep} />
    <Cable d="M322 0v140" isLit={false} />
    <Router at={[322, 168]} scale={0.8} />
    <path d="M294 156h44v8h-44z" fill={c.ink} />
    <circle cx="302" cy="160" r="4" fill={c.error} />
    <circle cx="314" cy="160" r="4" fill={c.error} />
    <Person
      at={[398, 346]}
      look={cast.baker}
      turn={-1}
      left={{ to: [346, 206] }}
      right={{ to: [412, 186] }}
    />
    <Part at={[410, 178]}>
      <rect x="-6" y="-19" width="12" height="32" rx="4" fill={c.ink} />
    </Part>
    <circle cx="413" cy="187" r="7.5" fill={c.skinFair} />
  </Scene>
)

/** Behind the counter of an office somebody takes a call and greets a visitor who comes in. */
export const ContactScene = ({ className, first }: PictureProps) => (
  <Photographed name="contact" className={className} first={first}>
    <Scene className={className}>
      <Room wall={c.wall} />
      <path d="M24 70h116v212H24z" fill={c.brand} />
      <path d="M34 80h96v202H34z" fill={c.teal} />
      <StreetWindow at={[82, 92]} width={80} height={120} />
      <path d="M300 40h132v60H300z" fill={c.brand} />
      <path d="M320 56h34v28h-34z" fill={c.paper} />
      <Line d="M320 57l17 14 17-14" colour={c.teal} width={3} />
      <circle cx="394" cy="70" r="17" fill={c.paper} />
      <Line d="M394 60v10l7 5" colour={c.ink} width={3} />
      <Person
        at={[350, 338]}
        look={cast.receptionist}
        turn={-1}
        left={{ to: [296, 186] }}
        right={{ to: [368, 184] }}
      />
      <Part at={[366, 178]}>
        <path d="M-5-17q9-4 10 4v22q-1 9-10 6-4-2-2-6 4 0 4-4V-9q0-4-4-4-2-3 2-4z" fill={c.ink} />
      </Part>
      <circle cx="369" cy="184" r="7.5" fill={c.skinBrown} />
      <Desk at={[350, 358]} width={248} height={94} panel={c.brandDeep} />
      <LaptopLid at={[408, 261]} />
      <Mug at={[264, 261]} fill={c.lamp} />
      <Person
        at={[132, 350]}
        look={cast.elder}
        turn={1}
        left={{ to: [108, 270] }}
        right={{ to: [186, 190] }}
      />
      <Plant at={[30, 356]} scale={0.85} />
    </Scene>
  </Photographed>
)
