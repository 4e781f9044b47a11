import { Part } from './office.tsx'
import { colours as c } from './palette.ts'
import { Line, type Point } from './scene.tsx'

/* Things that people of the street carry, or that stand beside them. */

type At = { at: Point }

/** The toolbox of an engineer; `at` is the floor below it. */
export const Toolbox = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <path d="M-12-36v-8q0-4 4-4h16q4 0 4 4v8" fill="none" stroke={c.ink} strokeWidth="4" />
    <rect x="-32" y="-38" width="64" height="38" rx="4" fill={c.lamp} />
    <path d="M-32-24h64v6h-64z" fill={c.woodDeep} />
    <path d="M-7-27H7v12H-7z" fill={c.ink} />
  </Part>
)

/** A cone of a road that is open. */
export const Cone = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <path d="M-15 0L-4-44h8L15 0z" fill={c.brick} />
    <path d="M-9-22l3-11h12l3 11z" fill={c.paper} />
    <rect x="-21" y="-5" width="42" height="6" rx="2" fill={c.brickDeep} />
  </Part>
)

/** A calendar on a wall, with one day chosen; `at` is the middle of its upper edge. */
export const Calendar = ({ at, scale = 1 }: At & { scale?: number }) => (
  <Part at={at} scale={scale}>
    <rect x="-50" width="100" height="94" rx="5" fill={c.paper} />
    <path d="M-50 22V5q0-5 5-5h90q5 0 5 5v17z" fill={c.brick} />
    {[34, 53, 72].map(y => (
      <path
        key={y}
        d={`M-40 ${y}h12v11h-12zM-20 ${y}h12v11h-12zM0 ${y}h12v11H0zM20 ${y}h12v11H20z`}
        fill={c.line}
      />
    ))}
    <circle cx="26" cy="58" r="15" fill="none" stroke={c.lamp} strokeWidth="5" />
    <path d="M20 53h12v11H20z" fill={c.brand} />
  </Part>
)

/** Headphones with a microphone, on a head that is here. */
export const Headset = ({ at: [x, y], turn }: At & { turn: 1 | -1 }) => (
  <Part at={[x, y]} mirrored={turn < 0}>
    <path d="M-15 2C-20-27 18-27 16-6" fill="none" stroke={c.ink} strokeWidth="4" />
    <rect x="-20" y="-6" width="11" height="18" rx="5" fill={c.ink} />
    <Line d="M-13 10q6 9 20 7" colour={c.ink} width={3} />
    <circle cx="8" cy="17" r="3.5" fill={c.lamp} />
  </Part>
)

/** A sheet with lines of text and a sum below them, turned as far as it is held. */
export const Sheet = ({ at, turn = 0, scale = 1 }: At & { turn?: number; scale?: number }) => (
  <g transform={`translate(${at[0]} ${at[1]})rotate(${turn})${scale === 1 ? '' : `scale(${scale})`}`}>
    <rect x="-24" y="-32" width="48" height="64" rx="3" fill={c.paper} stroke={c.line} strokeWidth="1.5" />
    <path d="M-17-24h18v5h-18z" fill={c.brand} />
    <path d="M-17-12h34v3h-34zM-17-4h34v3h-34zM-17 4h24v3h-24z" fill={c.line} />
    <path d="M-1 15h18v8H-1z" fill={c.lamp} />
  </g>
)
