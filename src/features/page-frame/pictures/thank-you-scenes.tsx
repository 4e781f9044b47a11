import { cast } from './cast.tsx'
import { Desk, LaptopLid, Mug, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Photographed } from './photographed.tsx'
import { type PictureProps, Room, Scene } from './scene.tsx'
import { Skyline, StreetWindow, Tree, Van } from './street-parts.tsx'
import { Calendar, LitDoor, Sheet, Toolbox } from './things.tsx'

/** The engineer and an owner shake hands at a door with the light on; the van waits in the street. */
export const ThankYouOrderScene = ({ className, first }: PictureProps) => (
  <Photographed name="thank-you-order" className={className} first={first}>
    <Scene className={className}>
      <path d="M0 0h480v360H0z" fill={c.tint} />
      <Skyline at={[-60, 284]} />
      <Tree at={[26, 292]} scale={0.95} />
      <Van at={[122, 300]} scale={0.78} />
      <path d="M262 0h218v304H262z" fill={c.brick} />
      <path d="M262 0h218v24H262z" fill={c.brickDeep} />
      <LitDoor at={[392, 304]} />
      <path d="M0 304h480v56H0z" fill={c.line} />
      <path d="M0 300h480v6H0z" fill={c.steel} />
      <Person
        at={[266, 344]}
        look={cast.engineer}
        turn={1}
        left={{ to: [242, 270] }}
        right={{ to: [322, 244] }}
      />
      <Person
        at={[376, 340]}
        look={cast.owner}
        turn={-1}
        left={{ to: [324, 244] }}
        right={{ to: [402, 264] }}
      />
      <Toolbox at={[208, 348]} scale={0.9} />
      <Plant at={[456, 340]} scale={0.8} />
    </Scene>
  </Photographed>
)

/** A colleague hands over a sheet with a price across a desk. */
export const ThankYouQuoteScene = ({ className, first }: PictureProps) => (
  <Photographed name="thank-you-quote" className={className} first={first}>
    <Scene className={className}>
      <Room wall={c.wall} />
      <StreetWindow at={[240, 30]} width={150} height={120} />
      <Calendar at={[410, 44]} scale={0.8} />
      <Sheet at={[238, 206]} turn={8} scale={1.2} />
      <Person
        at={[132, 340]}
        look={cast.planner}
        turn={1}
        left={{ to: [112, 262] }}
        right={{ to: [211, 224] }}
      />
      <Person
        at={[340, 340]}
        look={cast.owner}
        turn={-1}
        left={{ to: [264, 230] }}
        right={{ to: [366, 258] }}
      />
      <Desk at={[240, 356]} width={300} panel={c.teal} />
      <LaptopLid at={[140, 279]} />
      <Mug at={[318, 279]} />
      <Plant at={[44, 352]} />
    </Scene>
  </Photographed>
)
