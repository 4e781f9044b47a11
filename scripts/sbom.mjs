// npm run --silent sbom: every library that production uses, as CycloneDX in JSON.
import { readFile } from 'node:fs/promises'
import { inProject } from './lib/project.mjs'
import { sbomOf } from './lib/sbom.mjs'

const lock = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8'))
process.stdout.write(`${JSON.stringify(sbomOf(lock), null, 2)}\n`)
