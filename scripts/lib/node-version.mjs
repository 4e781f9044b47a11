/** The oldest Node that runs the shop: `crypto.argon2` came with it. */
export const NEEDED_NODE = '24.7.0'

/** @param {string} version as `process.version` has it, `v24.6.0` */
export function isNewEnough(version) {
  const [major, minor] = numbersOf(version.slice(1))
  const [neededMajor, neededMinor] = numbersOf(NEEDED_NODE)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}

const numbersOf = version => version.split('.').map(part => Number.parseInt(part, 10))
