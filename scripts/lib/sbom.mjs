import { randomUUID } from 'node:crypto'

/**
 * Parts of production as CycloneDX 1.5: every package of the lock file except tools for tests, by version, licence and
 * hash. `npm sbom` (11.19) leaves out some that others depend on too, react among them.
 * @param {{ name: string, version: string, packages: Record<string, LockedPackage> }} lock package-lock.json
 * @typedef {{ name?: string, version: string, integrity?: string, license?: string, dev?: boolean, link?: boolean, optional?: boolean
 * }} LockedPackage
 */
export function sbomOf({ name, version, packages }) {
  const components = new Map(
    Object.entries(packages)
      .filter(([location, { dev, link }]) => /(^|\/)node_modules\//.test(location) && !dev && !link)
      .map(([location, found]) => componentOf(location, found))
      .map(component => [component.purl, component]),
  )
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', 'bom-ref': name, name, version },
    },
    components: [...components.values()],
  }
}

/** @param {string} location @param {LockedPackage} found */
function componentOf(location, { name, version, integrity, license, optional }) {
  // An alias has its real name beside it.
  const real = name ?? location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = `pkg:npm/${real.replace('@', '%40')}@${encodeURIComponent(version)}`
  return {
    type: 'library',
    'bom-ref': purl,
    name: real,
    version,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
    ...(license && { licenses: [licenseOf(license)] }),
  }
}

/** `sha512-…` in base64, as a lock file has it. */
function hashOf(integrity) {
  const [algorithm = '', content = ''] = integrity.split(/-(.*)/s)
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  }
}

/** Most are expressions of SPDX; what is none is told as it is. */
const licenseOf = license =>
  /^[\w.+()-]+( (AND|OR|WITH) [\w.+()-]+)*$/.test(license)
    ? { expression: license }
    : { license: { name: license } }
