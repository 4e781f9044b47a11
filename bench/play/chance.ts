/** Chance that repeats: the same seed gives the same choices in the same order (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** @throws where there is nothing to choose from */
  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }

  /** An item as often as its weight says. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let rest = this.next() * items.reduce((sum, { weight }) => sum + weight, 0)
    for (const item of items) {
      rest -= item.weight
      if (rest < 0) return item
    }
    return this.oneOf(items)
  }
}
