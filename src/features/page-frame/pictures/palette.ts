/** The colours of the drawn world, all of them tokens (src/ui/styles/tokens.css): a scene names no colour of its own. */
export const colours = {
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  steel: 'var(--line-control)',
  brand: 'var(--brand)',
  brandDeep: 'var(--brand-deep)',
  tint: 'var(--brand-tint)',
  lamp: 'var(--lamp)',
  lampTint: 'var(--lamp-tint)',
  error: 'var(--error)',
  success: 'var(--success)',
  successTint: 'var(--success-tint)',
  haze: 'var(--scene-haze)',
  teal: 'var(--scene-teal)',
  wall: 'var(--scene-wall)',
  brick: 'var(--scene-brick)',
  brickDeep: 'var(--scene-brick-deep)',
  wood: 'var(--scene-wood)',
  woodDeep: 'var(--scene-wood-deep)',
  leaf: 'var(--scene-leaf)',
  leafDeep: 'var(--scene-leaf-deep)',
  skinFair: 'var(--scene-skin-fair)',
  skinTan: 'var(--scene-skin-tan)',
  skinBrown: 'var(--scene-skin-brown)',
  skinDark: 'var(--scene-skin-dark)',
} as const

/** One of the colours, as a fill or stroke. */
export type Colour = (typeof colours)[keyof typeof colours]
