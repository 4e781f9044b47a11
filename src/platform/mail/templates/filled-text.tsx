import { Fragment, type ReactElement, type ReactNode } from 'react'
import { type PlacesOf, partsOf } from '../../../common/text-places.ts'

/** A text of a mail with an element or value in each of its places; a place without one does not compile. */
export const filledText = <const Text extends string>(
  text: Text,
  places: Readonly<Record<PlacesOf<Text>, ReactNode>>,
): readonly ReactElement[] =>
  partsOf<Text, ReactNode>(text, places).map((shown, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    <Fragment key={index}>{shown}</Fragment>
  ))
