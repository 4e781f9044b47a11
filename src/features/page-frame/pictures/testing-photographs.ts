import photographs from 'virtual:photographs'
import { onTestFinished } from 'vitest'
import type { AnyPictureName } from '../picture-names.ts'
import type { Photograph } from './photograph.ts'

/** Puts a photograph in a scene's place, until the test has ended. */
export function putPhotograph(name: AnyPictureName, alt: string): void {
  const all = photographs as Partial<Record<AnyPictureName, Photograph>>
  all[name] = { alt, width: 480, height: 360, cuts: [320, 1280], hash: '0123456789abcdef' }
  onTestFinished(() => {
    delete all[name]
  })
}
