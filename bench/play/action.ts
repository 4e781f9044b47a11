import type { AriaNode } from './aria-tree.ts'
import { isUsable, locate, type Scene } from './scene.ts'
import type { Visitor } from './visitor.ts'

/** Checks the tab after a deed; returns the problems in words. */
export type Expectation = (scene: Scene) => readonly string[]

/** One thing that a visitor can do now. */
export type Action = {
  /** As the log of a play says it. */
  readonly says: string
  readonly act: () => Promise<Expectation | undefined>
}

/** A kind of deeds, done as often as its weight says where there is one to do. */
export type Move = {
  readonly weight: number
  readonly deeds: (scene: Scene, visitor: Visitor) => readonly Action[]
}

/** Presses a control. */
export const press = (scene: Scene, node: AriaNode, wanted?: Expectation): Action => ({
  says: `press ${node.role} '${node.name}'`,
  async act() {
    await locate(scene, node).click()
    return wanted
  },
})

/** Presses on each of these that can be used. */
export const presses = (
  scene: Scene,
  nodes: readonly AriaNode[],
  wanted?: (node: AriaNode) => Expectation,
): readonly Action[] => nodes.filter(isUsable).map(node => press(scene, node, wanted?.(node)))

/** Somewhere else than before, or a dialog says why not. */
export const goneOn =
  (before: Scene): Expectation =>
  after =>
    unless(after.entry !== before.entry || after.dialog !== null, 'nothing has been opened')

export const unless = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem])

/** Typed text without formatting: forms insert spaces for readability. */
export const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase()
