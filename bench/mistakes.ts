/** Two neighbours that differ change places, as fast fingers do it; in the middle of what stands after `from`. */
export function mistyped(text: string, from = 0): string {
  const middle = from + Math.floor((text.length - from) / 2)
  for (let place = middle; place < text.length - 1; place++) {
    const [one, other] = [text.charAt(place), text.charAt(place + 1)]
    if (one === other || !/\w/.test(one) || !/\w/.test(other)) continue
    return text.slice(0, place) + other + one + text.slice(place + 2)
  }
  return text
}
