/** A value in three versions, in words: as somebody began with it, as they made it, and as it is now. */
export type ThreeVersions = {
  readonly label: string
  readonly was: string
  readonly mine: string
  readonly now: string
}
