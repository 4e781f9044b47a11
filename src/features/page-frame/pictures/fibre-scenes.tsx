import { cast } from './cast.tsx'
import { Cable, Mast, MeterCupboard, Router, WallBox, Waves } from './network-parts.tsx'
import { LaptopLid, Part, Plant } from './office.tsx'
import { type Colour, colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Line, type PictureProps, Scene } from './scene.tsx'
import { Excavator, Skyline, Tree, Van, Windmill } from './street-parts.tsx'
import { Toolbox } from './things.tsx'

/** The soil under a street, from this height on, with its paving. */
const Ground = ({ y, fill = c.brickDeep }: { y: number; fill?: Colour }) => (
  <>
    <path d={`M0 ${y}h480V360H0z`} fill={fill} />
    <path d={`M0 ${y}h480v9H0z`} fill={c.steel} />
  </>
)

/** An engineer connects the fibre that comes from under the street in the meter cupboard of a hall. */
export const FibreScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h140v290H0z" fill={c.haze} />
    <Skyline at={[-60, 290]} fill={c.tint} />
    <Tree at={[30, 290]} scale={0.9} />
    <Van at={[68, 283]} scale={0.52} />
    <path d="M152 0h328v290H152z" fill={c.wall} />
    <path d="M134 0h20v300h-20z" fill={c.brick} />
    <Ground y={288} />
    <Cable d="M-8 332h252q18 0 18-18v-22" width={10} />
    <MeterCupboard at={[264, 288]} />
    <Cable d="M262 284v-52" width={8} />
    <WallBox at={[262, 150]} scale={1.15} />
    <Line d="M256 230q-4-10-9-20M262 230v-20M268 230q4-10 9-20" colour={c.lamp} width={3} />
    <Person
      at={[368, 288]}
      look={cast.engineer}
      turn={-1}
      lean={-10}
      left={{ to: [290, 192] }}
      right={{ to: [296, 218] }}
    />
    <Toolbox at={[438, 288]} />
    <path d="M380 30h74v54h-74z" fill={c.paper} />
    <path d="M386 78l20-26 14 16 10-10 18 20z" fill={c.teal} />
  </Scene>
)

/** A workshop in the fields: the old line from the poles still brings internet to the desk behind the window. */
export const CopperScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <circle cx="168" cy="70" r="24" fill={c.lampTint} />
    <Windmill at={[132, 254]} scale={0.85} />
    <path d="M0 250q120-16 240-2t240-4v116H0z" fill={c.leaf} />
    <path d="M0 300q160-30 480-10v70H0z" fill={c.leafDeep} />
    <path d="M0 322q120-10 210 38H0z" fill={c.haze} />
    <Line d="M-10 60q40 26 78 20M-10 92q40 20 78 14" colour={c.ink} width={2.5} />
    <path d="M62 44h12v290H62z" fill={c.woodDeep} />
    <path d="M34 74h68v9H34zM40 102h56v8H40z" fill={c.brickDeep} />
    <path d="M38 62h8v12h-8zM90 62h8v12h-8zM44 92h7v10h-7zM85 92h7v10h-7z" fill={c.paper} />
    <path d="M196 138h260v186H196z" fill={c.brick} />
    <path d="M184 144L256 40h152l72 104z" fill={c.brickDeep} />
    <path d="M382 40V16h28v30z" fill={c.brick} />
    <path d="M224 166h190v112H224z" fill={c.lampTint} />
    <Line d="M94 66q60 60 118 82M94 100q56 44 118 56" colour={c.lamp} width={3.5} />
    <path d="M200 142h17v28h-17z" fill={c.inkSoft} />
    <Part at={[306, 286]} scale={0.86}>
      <Person
        at={[0, 34]}
        look={cast.planner}
        turn={1}
        hip={58}
        feet={null}
        left={{ to: [-18, -18] }}
        right={{ to: [34, -18] }}
      />
    </Part>
    <path d="M224 268h190v12H224z" fill={c.woodDeep} />
    <LaptopLid at={[324, 269]} />
    <Part at={[384, 268]} scale={0.5}>
      <Router at={[0, 0]} />
    </Part>
    <Cable d="M216 162h10v98q0 6 8 6h130" width={4} />
    <path d="M224 166h190v112H224z" fill="none" stroke={c.paper} strokeWidth="8" />
    <path d="M214 278h210v8H214z" fill={c.paper} />
    <path d="M424 216h32v108h-32z" fill={c.leafDeep} />
    <circle cx="431" cy="272" r="3" fill={c.lamp} />
    <path d="M186 324h294v8H186z" fill={c.steel} />
    <Plant at={[236, 340]} scale={0.5} />
  </Scene>
)

/** A digger has cut the cable in the street; the office beside it works on, over the mobile network. */
export const BackUpScene = ({ className }: PictureProps) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.tint} />
    <Skyline at={[-30, 262]} />
    <Mast at={[230, 262]} scale={1.15} />
    <Waves at={[246, 56]} angle={8} scale={1.2} />
    <path d="M302 84h178v180H302z" fill={c.brick} />
    <path d="M294 74h186v12H294z" fill={c.brickDeep} />
    <path d="M318 104h150v130H318z" fill={c.lampTint} />
    <Line d="M344 74V40" colour={c.inkSoft} width={4} />
    <path d="M334 24h20v20h-20z" fill={c.ink} />
    <circle cx="344" cy="34" r="4" fill={c.lamp} />
    <Cable d="M344 74v148" width={5} />
    <Part at={[404, 262]} scale={0.9}>
      <Person
        at={[0, 30]}
        look={cast.nurse}
        turn={-1}
        hip={62}
        feet={null}
        left={{ to: [-34, -26] }}
        right={{ to: [16, -26] }}
      />
    </Part>
    <path d="M318 236h150v10H318z" fill={c.woodDeep} />
    <Router at={[348, 236]} scale={0.62} />
    <LaptopLid at={[404, 237]} />
    <path d="M318 104h150v142H318z" fill="none" stroke={c.paper} strokeWidth="8" />
    <Ground y={262} />
    <path d="M152 262q4 66 50 68t52-68z" fill={c.ink} opacity=".4" />
    <Cable d="M-8 312h168" width={9} />
    <Cable d="M232 314h154v-44" width={9} isLit={false} />
    <Line d="M160 312l14-8M160 312l16 3M160 312l13 11" colour={c.lamp} width={3} />
    <Line d="M232 314l-13 9M232 314l-16-4M232 314l-11-11" colour={c.brandDeep} width={3} />
    <Line d="M192 288l10 12-14 8 11 14" colour={c.error} width={5} />
    <Excavator at={[80, 262]} />
    <path d="M262 262l10-34 10 34z" fill={c.brick} />
    <path d="M265 250l2-8h10l2 8z" fill={c.paper} />
  </Scene>
)
