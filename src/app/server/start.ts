import { isNewEnough, NEEDED_NODE } from '../../../scripts/lib/node-version.mjs'

if (!isNewEnough(process.version)) {
  process.stderr.write(
    `The shop needs Node ${NEEDED_NODE} or newer; this is ${process.version}: start it with "npm start", which brings its own, or install that one (https://nodejs.org).\n`,
  )
  process.exit(1)
}
// An older Node cannot even load the server's modules, so this import comes after the check.
await import('./serve.ts')
