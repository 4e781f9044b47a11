import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** The places of a text: `email` of `Naar {email}.` */
type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never

/** A text of content/ with an element in each of its places; a place without one does not compile. */
export function filledText<const Text extends string>(
  text: Text,
  places: Readonly<Record<PlacesOf<Text>, ReactNode>>,
): readonly ReactElement[] {
  const elements: Readonly<Record<string, ReactNode>> = places
  return text.split(/\{(\w+)\}/).flatMap((part, index) => {
    // Every second part is the name of a place; what stands where in a text never changes.
    const shown = index % 2 === 1 ? elements[part] : part
    if (part === '') return []
    const Holder = isValidElement(shown) ? Fragment : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <Holder key={index}>{shown}</Holder>
  })
}
