/** The places of a text: `email` of `Naar {email}.` */
export type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never

/** Cuts a text at its places, each of which gets its part; a place without one does not compile. */
export function partsOf<const Text extends string, Part>(
  text: Text,
  places: Readonly<Record<PlacesOf<Text>, Part>>,
): readonly (string | Part | undefined)[] {
  const parts: Readonly<Record<string, Part>> = places
  // Every second one is the name of a place.
  return text
    .split(/\{(\w+)\}/)
    .flatMap((part, index) => (part === '' ? [] : [index % 2 === 1 ? parts[part] : part]))
}
