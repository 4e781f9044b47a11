import { cast } from './cast.tsx'
import { Desk, Display, LaptopLid, Mug, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Photographed } from './photographed.tsx'
import { Line, type PictureProps, Room, Scene, View } from './scene.tsx'
import { Skyline, StreetWindow, Van } from './street-parts.tsx'
import { Calendar, Sheet } from './things.tsx'

/** An owner raises a thumb at a screen that says his order is in; a day is chosen, and the van passes in the street. */
export const ThankYouOrderScene = ({ className, first }: PictureProps) => (
  <Photographed name="thank-you-order" className={className} first={first}>
    <Scene className={className}>
      <Room />
      <View at={[30, 36]} width={176} height={122}>
        <rect width="176" height="122" fill={c.paper} />
        <Skyline at={[-60, 100]} />
        <path d="M0 98h176v24H0z" fill={c.steel} />
        <Van at={[80, 104]} scale={0.5} />
        <rect width="176" height="122" fill="none" stroke={c.wood} strokeWidth="12" />
      </View>
      <Calendar at={[418, 22]} scale={0.86} />
      <Display at={[318, 275]} width={184} height={132}>
        <path d="M0 0h184v20H0z" fill={c.brand} />
        <circle cx="92" cy="60" r="30" fill={c.leafDeep} />
        <Line d="M78 60l10 11 19-22" colour={c.paper} width={7} />
        <path d="M42 100h100v7H42zM60 114h64v6H60z" fill={c.haze} />
      </Display>
      <Person
        at={[138, 348]}
        look={cast.owner}
        turn={1}
        hip={62}
        feet={null}
        left={{ to: [112, 284] }}
        right={{ to: [190, 226] }}
      >
        <rect x="186" y="205" width="8" height="18" rx="4" fill={cast.owner.skin} />
      </Person>
      <Desk at={[240, 356]} width={420} panel={c.teal} />
      <Mug at={[188, 279]} />
      <Plant at={[62, 279]} scale={0.6} />
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
