import { cast } from './cast.tsx'
import { Cable } from './network-parts.tsx'
import { Part } from './office.tsx'
import { colours as c } from './palette.ts'
import { Person } from './person.tsx'
import { Photographed } from './photographed.tsx'
import { Line, type PictureProps, Scene } from './scene.tsx'
import { House, Skyline, Van, Windmill } from './street-parts.tsx'
import { Cone, Toolbox } from './things.tsx'

/** A board of a signpost that says nothing, pointing to the right of the post, or to the left. */
const Board = ({ y, isLeft = false }: { y: number; isLeft?: boolean }) => (
  <Part at={[0, y]} mirrored={isLeft}>
    <path d="M-14-15h86l20 15-20 15h-86z" fill={c.brand} />
  </Part>
)

/** The van stands where a road ends at a crossing; its driver reads the map below a signpost without a word on it. */
export const NotFoundScene = ({ className, first }: PictureProps) => (
  <Photographed name="not-found" className={className} first={first}>
    <Scene className={className}>
      <path d="M0 0h480v360H0z" fill={c.tint} />
      <circle cx="60" cy="66" r="26" fill={c.lampTint} />
      <Skyline at={[-40, 214]} />
      <Windmill at={[172, 212]} scale={1.25} />
      <path d="M0 208q130-18 250-4t230-6v162H0z" fill={c.leaf} />
      <path d="M0 250h480v58H0z" fill={c.inkSoft} />
      <path d="M190 308l34-58 14-46h12l14 46 70 110H130z" fill={c.inkSoft} />
      <path d="M10 277h44v5H10zM84 277h44v5H84zM366 277h44v5h-44zM434 277h44v5h-44z" fill={c.paper} />
      <path d="M228 344l5-24h10l5 24zM232 300l3-16h8l3 16zM237 240l2-16h6l2 16z" fill={c.paper} />
      <Van at={[114, 300]} scale={0.92} />
      <Part at={[322, 330]}>
        <path d="M-6-300H6V0H-6z" fill={c.woodDeep} />
        <path d="M-10-306h20v10h-20z" fill={c.brickDeep} />
        <Board y={-270} />
        <Board y={-230} isLeft />
        <Board y={-190} />
      </Part>
      <Person
        at={[402, 338]}
        look={cast.engineer}
        turn={-1}
        left={{ to: [372, 246] }}
        right={{ to: [434, 250] }}
      >
        <path d="M364 214l26 8 26-8 26 8v46l-26-8-26 8-26-8z" fill={c.paper} />
        <path d="M390 222v46M416 214v46" stroke={c.line} strokeWidth="2" />
        <Line d="M370 250q14-16 24-4t18-10 22-2" colour={c.brick} width={3} />
        <path d="M420 226l8 8M428 226l-8 8" stroke={c.error} strokeWidth="3" />
      </Person>
    </Scene>
  </Photographed>
)

/** In a street without light an engineer kneels at the open cabinet: the line is dark, and he is at work on it. */
export const FailureScene = ({ className, first }: PictureProps) => (
  <Photographed name="failure" className={className} first={first}>
    <Scene className={className}>
      <path d="M0 0h480v360H0z" fill={c.brandDeep} />
      <circle cx="404" cy="52" r="22" fill={c.lampTint} />
      <circle cx="414" cy="46" r="20" fill={c.brandDeep} />
      <Skyline at={[-30, 270]} fill={c.brand} />
      <Part at={[64, 276]} scale={1.05}>
        <House at={[0, 0]} wall={c.inkSoft} gable="stepped" />
        <path d="M-20-58h30V0h-30z" fill={c.ink} />
      </Part>
      <Part at={[430, 276]} scale={1.05}>
        <House at={[0, 0]} wall={c.inkSoft} gable="bell" />
        <path d="M-10-58h30V0h-30z" fill={c.ink} />
      </Part>
      <path d="M0 276h480v84H0z" fill={c.inkSoft} />
      <path d="M0 276h480v8H0z" fill={c.steel} />
      <Cable d="M-10 344h190q14 0 14-14v-26" isLit={false} width={9} />
      <path d="M142 156h116v152H142z" fill={c.steel} />
      <path d="M134 148h132v12H134z" fill={c.line} />
      <path d="M150 168h100v132H150z" fill={c.ink} />
      <path d="M142 166l-44 12v140l44-10z" fill={c.line} />
      {[178, 210].map(y => (
        <g key={y}>
          <path d={`M158 ${y}h84v22h-84z`} fill={c.brandDeep} />
          <path d={`M164 ${y + 6}h8v8h-8zM178 ${y + 6}h8v8h-8zM192 ${y + 6}h8v8h-8z`} fill={c.haze} />
          <circle cx="220" cy={y + 11} r="4" fill={c.error} />
          <circle cx="233" cy={y + 11} r="4" fill={c.error} />
        </g>
      ))}
      <Line d="M168 300v-68M182 300v-68M200 300q0-18 28-18" colour={c.steel} width={5} />
      <path d="M150 168h100v132H150z" fill={c.lampTint} opacity=".12" />
      <Person
        at={[318, 336]}
        look={cast.engineer}
        turn={-1}
        hip={56}
        lean={-14}
        knees={-1}
        feet={[
          [334, 336],
          [284, 336],
        ]}
        left={{ to: [236, 262] }}
        right={{ to: [226, 282] }}
      >
        <rect x="280" y="186" width="11" height="10" rx="3" fill={c.lamp} />
      </Person>
      <Toolbox at={[378, 346]} scale={0.9} />
      <Cone at={[60, 344]} scale={1.2} />
      <Part at={[438, 344]} scale={0.95}>
        <path d="M0-64L34 0h-68z" fill={c.lamp} stroke={c.lamp} strokeWidth="6" />
        <path d="M-4-42h8l-2 22h-4z" fill={c.ink} />
        <circle cy="-10" r="4" fill={c.ink} />
      </Part>
    </Scene>
  </Photographed>
)
