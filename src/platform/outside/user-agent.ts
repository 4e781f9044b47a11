import release from '../../../package.json' with { type: 'json' }

/** The name under which the shop calls others' servers, many of which refuse a call without one: `product/version (+address)`. */
export const userAgentOf = (publicUrl: string): string => `${release.name}/${release.version} (+${publicUrl})`
