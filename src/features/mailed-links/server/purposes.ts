/** For what a link is mailed, as the feature that it belongs to declares it in its `server/links.ts`. */
export type LinkPurpose<Name extends string = string> = {
  /** As it is stored. */
  readonly name: Name
  /** The page that a link leads to; its token stands behind the #. */
  readonly page: string
  /** How long a link serves, in hours. */
  readonly hours: number
  /**
   * Whether a newer link replaces the owner's older ones. Links that replace a password stay active until one of them is
   * used: anybody who knows the address can ask for a newer one, and must not be able to invalidate the owner's.
   */
  readonly isReplacedByNewer: boolean
}

export const declareLink = <const Name extends string>(
  name: Name,
  how: Omit<LinkPurpose, 'name'>,
): LinkPurpose<Name> => ({ name, ...how })

/** The address of a link below that of the shop. */
export const pathOfLink = ({ page }: Pick<LinkPurpose, 'page'>, token: string): string => `${page}#${token}`
