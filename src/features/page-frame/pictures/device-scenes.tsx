import type { Elements } from '../../../ui/kit/elements.ts'
import { Cable } from './network-parts.tsx'
import { Mug, Part, Plant, Shelf } from './office.tsx'
import { colours as c } from './palette.ts'
import { Line, type PictureProps, type Point, Scene } from './scene.tsx'

/* The boxes at the end of a line, close by, each as its manual tells them apart: by its shape, its ports and its lights. */

type Props = PictureProps & { children: Elements }

/** A box on the wall, above the shelf on which what lies flat lies. */
const DeviceScene = ({ className, children }: Props) => (
  <Scene className={className}>
    <path d="M0 0h480v360H0z" fill={c.wood} />
    <path d="M24 0h432v360H24z" fill={c.lampTint} />
    <path d="M0 0h24v360H0zM456 0h24v360h-24z" fill={c.woodDeep} />
    <path d="M24 0h10v360H24z" fill={c.wood} opacity=".5" />
    {children}
  </Scene>
)

/** A shelf, and what is on it beside the box. */
const Board = () => (
  <>
    <path d="M24 286h432v74H24z" fill={c.wood} />
    <path d="M24 280h432v14H24z" fill={c.woodDeep} />
    <Shelf at={[112, 92]} width={104} />
    <Plant at={[420, 282]} scale={0.7} />
  </>
)

/** Lights in a row or column, the first ones on. */
const Lights = ({ at, step, count, lit }: { at: Point; step: Point; count: number; lit: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => index).map(index => (
      <circle
        key={index}
        cx={at[0] + step[0] * index}
        cy={at[1] + step[1] * index}
        r="8"
        fill={index < lit ? c.lamp : c.line}
      />
    ))}
  </>
)

/** A socket for a network cable. */
const Port = ({ at }: { at: Point }) => (
  <Part at={at}>
    <path d="M-22-18h44v36h-44z" fill={c.ink} />
    <path d="M-12 18h24v8h-24z" fill={c.ink} />
    <path d="M-14-18h4v12h-4zM-6-18h4v12h-4zM2-18h4v12H2zM10-18h4v12h-4z" fill={c.lamp} />
  </Part>
)

/** The hand of the engineer, with the plug of a network cable. */
const Hand = ({ at: [x, y] }: { at: Point }) => (
  <>
    <path d={`M${x - 12} ${y - 20}h24v28h-24z`} fill={c.haze} />
    <path d={`M${x - 4} ${y - 28}h8v8h-8z`} fill={c.steel} />
    <Line d={`M${x + 26} ${y + 34}L${x + 170} ${y + 150}`} colour={c.brandDeep} width={64} />
    <Line d={`M${x + 26} ${y + 34}L${x + 170} ${y + 150}`} colour={c.brand} width={58} />
    <Line d={`M${x + 30} ${y + 14}l22 46`} colour={c.lamp} width={10} />
    <path
      d={`M${x - 22} ${y - 4}q4-12 22-10l22 2q22 8 26 34l-22 26q-22-2-32-20-16-14-16-32z`}
      fill={c.skinTan}
    />
    <Line d={`M${x - 12} ${y + 4}h20M${x - 10} ${y + 14}h18`} colour={c.skinBrown} width={3} />
  </>
)

/** A fibre box that hangs on the wall, its lights in a column. */
export const OntScene = ({ className }: PictureProps) => (
  <DeviceScene className={className}>
    <rect x="60" y="42" width="60" height="60" rx="6" fill={c.paper} />
    <circle cx="90" cy="72" r="9" fill={c.lamp} />
    <Cable d="M90 102v168q0 36 36 36h58q16 0 16-16v-30" width={10} />
    <rect x="150" y="44" width="176" height="236" rx="18" fill={c.line} />
    <rect x="150" y="40" width="170" height="232" rx="18" fill={c.paper} />
    <path d="M176 72h90v10h-90zM176 92h54v8h-54z" fill={c.haze} />
    <path d="M176 122h84v8h-84zM176 152h84v8h-84zM176 182h84v8h-84z" fill={c.line} />
    <Lights at={[290, 126]} step={[0, 30]} count={3} lit={2} />
    <path d="M248 204h64v58h-64z" fill={c.line} />
    <Port at={[280, 230]} />
    <Hand at={[280, 282]} />
  </DeviceScene>
)

/** A fibre box that lies flat, its lights in a row above the ports. */
export const FlatOntScene = ({ className }: PictureProps) => (
  <DeviceScene className={className}>
    <Board />
    <Cable d="M-8 338h60q18 0 18-18v-66q0-18 18-18h16" width={9} />
    <path d="M104 176l36-46h200l36 46z" fill={c.line} />
    <path d="M140 130h200l8 10H132z" fill={c.paper} />
    <rect x="92" y="172" width="296" height="110" rx="12" fill={c.paper} />
    <Lights at={[126, 200]} step={[36, 0]} count={4} lit={2} />
    <path d="M112 226h132v8H112zM112 246h90v8h-90z" fill={c.line} />
    <Port at={[282, 236]} />
    <Port at={[344, 236]} />
    <Hand at={[344, 286]} />
  </DeviceScene>
)

/** A converter on the wall, with the fibre plugged in from below. */
const Converter = ({ ports }: { ports: 1 | 2 }) => {
  const width = ports === 1 ? 232 : 316
  const left = 240 - width / 2
  return (
    <>
      <Cable d={`M${left + 54} 370V270`} width={9} />
      <path d={`M${left + 44} 256h20v30h-20z`} fill={c.steel} />
      <path d={`M${left + 24} 112l18-22h${width - 84}l18 22z`} fill={c.steel} />
      <rect x={left} y="112" width={width} height="152" rx="14" fill={c.inkSoft} />
      <path d={`M${left} 138v-12q0-14 14-14h${width - 28}q14 0 14 14v12z`} fill={c.ink} />
      <Lights at={[left + 34, 160]} step={[30, 0]} count={2} lit={1} />
      <circle cx={left + 54} cy="216" r="26" fill={c.paper} />
      <circle cx={left + 54} cy="216" r="9" fill={c.lamp} />
      {Array.from({ length: ports }, (_, index) => index).map(index => (
        <g key={index}>
          <path d={`M${left + 130 + index * 88} 176h64v62h-64z`} fill={c.line} />
          <Port at={[left + 162 + index * 88, 204]} />
        </g>
      ))}
      <Hand at={[left + 162 + (ports - 1) * 88, 256]} />
    </>
  )
}

/** A converter of light with one port. */
export const ConverterScene = ({ className }: PictureProps) => (
  <DeviceScene className={className}>
    <Converter ports={1} />
  </DeviceScene>
)

/** A converter of light with two ports. */
export const TwoPortConverterScene = ({ className }: PictureProps) => (
  <DeviceScene className={className}>
    <Converter ports={2} />
  </DeviceScene>
)

/** A modem on the telephone line, standing. */
export const ModemScene = ({ className }: PictureProps) => (
  <DeviceScene className={className}>
    <Board />
    <rect x="56" y="124" width="76" height="88" rx="8" fill={c.paper} />
    <path d="M78 152h32v26H78z" fill={c.ink} />
    <Cable d="M94 178v54q0 30 30 30h24" width={8} />
    <path d="M84 166h20v24H84zM142 253h30v18h-30z" fill={c.steel} />
    <path d="M186 60q2-14 16-14h92q14 0 16 14l26 220H160z" fill={c.ink} />
    <path d="M196 74h104M193 90h110" stroke={c.inkSoft} strokeWidth="6" />
    <Lights at={[212, 134]} step={[36, 0]} count={3} lit={2} />
    <path d="M184 180h128M181 206h134M178 232h140" stroke={c.inkSoft} strokeWidth="6" />
    <path d="M324 253h30v18h-30z" fill={c.steel} />
    <Cable d="M354 262h8q16 0 16 16v82" width={7} />
    <Mug at={[414, 282]} />
  </DeviceScene>
)
