import { cast } from './cast.tsx'
import { Cable, Router, WallBox, Waves } from './network-parts.tsx'
import { Desk, HangingLamp, LaptopLid, Mug, Papers, Plant } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { type PictureProps, Room, Scene } from './scene.tsx'
import { StreetWindow } from './street-parts.tsx'

/** Two colleagues at work in an office; the line comes in at the wall and lights the router. */
export const InternetScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <Room />
    <StreetWindow at={[88, 34]} width={136} height={128} />
    <HangingLamp at={[196, 74]} />
    <Cable d="M352 280V60" />
    <WallBox at={[352, 46]} />
    <Cable d="M356 96v28q0 14 14 14h20q14 0 14 14v46" />
    <Waves at={[418, 144]} angle={-90} scale={1.1} />
    <path d="M356 338h10v14h-10zM448 338h10v14h-10z" fill={c.woodDeep} />
    <path d="M346 220h122v122H346z" fill={c.paper} />
    <path d="M340 212h134v10H340z" fill={c.woodDeep} />
    <path d="M407 226v116" stroke={c.line} strokeWidth="3" />
    <path d="M396 270v26M418 270v26" stroke={c.steel} strokeWidth="4" />
    <Router at={[418, 212]} />
    <Person at={[292, 334]} look={cast.owner} turn={-1} right={{ to: [270, 236] }} left={{ to: [236, 236] }}>
      <Mug at={[266, 244]} fill={c.brick} />
    </Person>
    <Person
      at={[150, 330]}
      look={cast.designer}
      turn={1}
      hip={62}
      feet={null}
      left={{ to: [128, 274] }}
      right={{ to: [190, 274] }}
    />
    <Desk at={[136, 352]} width={264} panel={c.brand} />
    <LaptopLid at={[176, 275]} />
    <Papers at={[84, 275]} />
    <Plant at={[30, 356]} />
  </Scene>
)
