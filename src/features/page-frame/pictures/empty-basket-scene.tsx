import { cast } from './cast.tsx'
import { HangingLamp, Part } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Photographed } from './photographed.tsx'
import { Line, type PictureProps, type Point, Room, Scene } from './scene.tsx'

/** Shelves of a shop, with goods on the upper ones. */
const Shelves = ({ at }: { at: Point }) => (
  <Part at={at}>
    <path d="M-112-236h224V0h-224z" fill={c.woodDeep} />
    <path
      d="M-104-228h208v50h-208zM-104-170h208v50h-208zM-104-112h208v50h-208zM-104-54H104v46h-208z"
      fill={c.wall}
    />
    <path d="M-90-178v-34h30v34zM-54-178v-26h38v26z" fill={c.brand} />
    <path d="M-4-178v-30h26v30zM58-178v-38h30v38z" fill={c.lamp} />
    <path d="M28-178v-24h22v24z" fill={c.brick} />
    <path d="M-94-120v-24h44v24zM56-120v-30h34v30z" fill={c.teal} />
    <path d="M-44-120v-34h20v34zM-18-120v-20h40v20z" fill={c.brickDeep} />
    <path d="M28-120v-36h18v36z" fill={c.lamp} />
    <path d="M-92-62v-30h30v30zM44-62v-26h46v26z" fill={c.brick} />
    <path d="M-54-62v-22h36v22zM-10-62v-34h24v34z" fill={c.brand} />
    <path d="M-90-8v-30h52v30zM-30-8v-24h48v24zM28-8v-34h60v34z" fill={c.woodDeep} />
  </Part>
)

/** An empty basket of wire, its handle up; `at` is below its bottom. */
const Basket = ({ at }: { at: Point }) => (
  <Part at={at}>
    <path d="M-46-42h92L36 0h-72z" fill={c.paper} opacity=".55" />
    <Line
      d="M-36-42Q0-116 36-42M-44-28h88M-40-14h80M-30-42l6 42M-10-42l2 42M10-42L8 0M30-42L24 0"
      colour={c.brickDeep}
      width={3}
    />
    <Line d="M-46-42h92L36 0h-72z" colour={c.brickDeep} width={5} />
  </Part>
)

/** Somebody with an empty basket stands before the shelves of a shop and thinks. */
export const EmptyBasketScene = ({ className, first }: PictureProps) => (
  <Photographed name="empty-basket" className={className} first={first}>
    <Scene className={className}>
      <Room wall={c.tint} />
      <HangingLamp at={[120, 56]} />
      <HangingLamp at={[360, 56]} />
      <Shelves at={[330, 300]} />
      <Person
        at={[130, 344]}
        look={cast.student}
        turn={1}
        left={{ to: [94, 244] }}
        right={{ to: [146, 196] }}
      />
      <Basket at={[90, 318]} />
    </Scene>
  </Photographed>
)
