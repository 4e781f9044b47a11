import type { Elements } from '../../../ui/kit/elements.ts'
import { type Colour, colours as c } from './palette.ts'
import { Line, type Point } from './scene.tsx'

type Cloth = { cloth: Colour; shade: Colour }

/** How somebody looks, in every scene alike. */
export type Look = {
  skin: Colour
  hair: 'short' | 'bob' | 'long' | 'bun' | 'curls' | 'scarf' | 'cap' | 'bald'
  hairColour: Colour
  beard?: Colour
  glasses?: boolean
  top: Cloth
  legs: Colour
  /** Clothes over the body, between neck and hips. */
  wears?: (neck: Point, hips: Point) => Elements
}

const brand = { cloth: c.brand, shade: c.brandDeep }
const teal = { cloth: c.teal, shade: c.brand }
const brick = { cloth: c.brick, shade: c.brickDeep }
const yellow = { cloth: c.lamp, shade: c.woodDeep }
const white = { cloth: c.paper, shade: c.line }
const navy = { cloth: c.inkSoft, shade: c.ink }
const green = { cloth: c.leaf, shade: c.leafDeep }

/** A shirt that shows in the neck of a jacket. */
const collar = ([x, y]: Point) => <path d={`M${x - 8} ${y - 1}h16L${x} ${y + 20}z`} fill={c.paper} />

/** The vest of an engineer, with its bands. */
const vest = ([x, y]: Point, [hipX, hipY]: Point) => (
  <>
    <path
      d={`M${x - 11} ${y - 1}L${x - 13} ${hipY + 7}M${x + 11} ${y - 1}L${x + 13} ${hipY + 7}`}
      stroke={c.lamp}
      strokeWidth="6"
    />
    <path d={`M${hipX - 18} ${hipY - 14}h36v7h-36z`} fill={c.lamp} />
  </>
)

const apron = ([x, y]: Point, [hipX, hipY]: Point) => (
  <>
    <Line d={`M${x - 9} ${y}l2 14M${x + 9} ${y}l-2 14`} colour={c.brandDeep} width={2.5} />
    <path d={`M${x - 11} ${y + 14}h22L${hipX + 17} ${hipY}v24q-17 5-34 0v-24z`} fill={c.brandDeep} />
  </>
)

/** A pass on a ribbon. */
const pass = ([x, y]: Point) => (
  <>
    <Line d={`M${x - 6} ${y}l6 22 6-22`} colour={c.lamp} width={2} />
    <path d={`M${x - 6} ${y + 22}h12v15h-12z`} fill={c.paper} />
  </>
)

/** The people of the street. */
export const cast = {
  engineer: { skin: c.skinTan, hair: 'cap', hairColour: c.brand, top: brand, legs: c.ink, wears: vest },
  planner: { skin: c.skinFair, hair: 'bun', hairColour: c.woodDeep, top: yellow, legs: c.brandDeep },
  receptionist: { skin: c.skinBrown, hair: 'bob', hairColour: c.ink, top: brick, legs: c.ink, wears: collar },
  baker: {
    skin: c.skinFair,
    hair: 'bald',
    hairColour: c.ink,
    beard: c.brickDeep,
    top: white,
    legs: c.inkSoft,
    wears: apron,
  },
  owner: { skin: c.skinDark, hair: 'short', hairColour: c.ink, beard: c.ink, top: teal, legs: c.brandDeep },
  designer: {
    skin: c.skinFair,
    hair: 'bob',
    hairColour: c.brickDeep,
    glasses: true,
    top: green,
    legs: c.ink,
  },
  adviser: { skin: c.skinTan, hair: 'short', hairColour: c.ink, top: navy, legs: c.ink, wears: collar },
  nurse: { skin: c.skinTan, hair: 'scarf', hairColour: c.teal, top: white, legs: c.teal, wears: pass },
  student: { skin: c.skinDark, hair: 'curls', hairColour: c.ink, top: yellow, legs: c.brand },
  guest: { skin: c.skinBrown, hair: 'long', hairColour: c.ink, top: brick, legs: c.brand },
  elder: {
    skin: c.skinFair,
    hair: 'short',
    hairColour: c.steel,
    glasses: true,
    top: teal,
    legs: c.inkSoft,
    wears: collar,
  },
  porter: { skin: c.skinDark, hair: 'cap', hairColour: c.ink, top: navy, legs: c.ink, wears: pass },
} as const satisfies Record<string, Look>
