import type { Look } from './cast.tsx'
import { colours as c } from './palette.ts'
import { Line, type Point } from './scene.tsx'

type Props = { at: Point; look: Look; turn: -1 | 0 | 1 }

/** Hair behind the head and, if long, behind the shoulders. */
function BackHair({ look }: { look: Look }) {
  switch (look.hair) {
    case 'bob':
      return <path d="M-19 2C-21-26 21-26 19 2l1 14q-20 6-40 0z" fill={look.hairColour} />
    case 'long':
      return <path d="M-19 2C-21-26 21-26 19 2l3 34q-22 8-44 0z" fill={look.hairColour} />
    case 'bun':
      return <circle cx="-5" cy="-22" r="9" fill={look.hairColour} />
    case 'curls':
      return (
        <path
          d="M-17 8a9 9 0 0 1-4-15 10 10 0 0 1 7-14 12 12 0 0 1 21-2 10 10 0 0 1 13 12 9 9 0 0 1-3 19z"
          fill={look.hairColour}
        />
      )
    case 'scarf':
      return (
        <path d="M-20 0C-21-27 21-27 20 0c0 12 3 20 7 27q-27 10-54 0c4-7 7-15 7-27z" fill={look.hairColour} />
      )
    default:
      return null
  }
}

/** Hair over the forehead, or a cap. */
function FrontHair({ look, turn }: { look: Look; turn: number }) {
  switch (look.hair) {
    case 'bald':
      return null
    case 'scarf':
      return <path d="M-16 2C-18-24 18-24 16 2 14-14-14-14-16 2z" fill={look.hairColour} />
    case 'curls':
      return (
        <path d="M-16-4c2-14 10-17 17-17s14 4 15 16c-6-2-9-5-11-8-5 5-13 8-21 9z" fill={look.hairColour} />
      )
    case 'cap':
      return (
        <>
          <path d="M-17-4C-17-26 17-26 17-4z" fill={look.hairColour} />
          <path
            d={turn === 0 ? 'M-15-8q15-5 30 0l2 6q-17-5-34 0z' : 'M-4-9h22q8 0 9 6H-4z'}
            fill={c.brandDeep}
          />
        </>
      )
    default:
      return (
        <path
          d="M-17 1C-20-26 20-26 17-1 14-5 12-9 10-12 2-7-9-6-13-8c-2 3-3 6-4 9z"
          fill={look.hairColour}
        />
      )
  }
}

const facing = ([x, y]: Point, turn: number) => `translate(${x} ${y})${turn < 0 ? 'scale(-1 1)' : ''}`

/** Long hair, which is drawn before the body. */
export const LongHair = ({ at, look, turn }: Props) =>
  look.hair === 'long' && (
    <g transform={facing(at, turn)}>
      <BackHair look={look} />
    </g>
  )

/** A head: hair, and of a face no more than says where somebody looks. */
export function Head({ at, look, turn }: Props) {
  const face = turn * 5
  return (
    <g transform={facing(at, turn)}>
      {look.hair !== 'long' && <BackHair look={look} />}
      <path d="M-6 10H6v14q-6 6-12 0z" fill={look.skin} />
      <path d="M-6 19q6 2 10-3l2-2v4q-5 6-12 5z" fill={c.ink} opacity=".12" />
      {turn !== 0 && look.hair !== 'scarf' && <circle cx="-13" cy="3" r="4.5" fill={look.skin} />}
      <path d="M-16-2C-16-24 16-24 16-2 16 12 8 19 0 19S-16 12-16-2z" fill={look.skin} />
      {look.beard && (
        <path d="M-16-1c3 8 8 7 16 7s13 1 16-7c1 16-8 23-16 23S-17 15-16-1z" fill={look.beard} />
      )}
      <FrontHair look={look} turn={turn} />
      <g transform={`translate(${Math.abs(face)} 0)`}>
        <circle cx="-5.5" cy="0" r="1.8" fill={c.ink} />
        <circle cx="5.5" cy="0" r="1.8" fill={c.ink} />
        <Line d="M-3.5 8.5q3.5 3 7 0" colour={look.beard ? c.paper : c.ink} width={1.8} />
      </g>
      {look.glasses && (
        <g transform={`translate(${Math.abs(face)} 0)`} fill="none" stroke={c.ink} strokeWidth="1.5">
          <circle cx="-6" cy="0" r="5" />
          <circle cx="6" cy="0" r="5" />
        </g>
      )}
    </g>
  )
}
