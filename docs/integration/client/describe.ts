import { mkdir, writeFile } from 'node:fs/promises'
import { descriptionOf } from './shop.ts'

/* Fetches the descriptions that the types are made of: npm run describe && npm run types */

const apis = ['TMF620', 'TMF622', 'TMF632', 'TMF637', 'TMF645', 'TMF648', 'TMF651', 'TMF673', 'TMF679']

await mkdir('generated', { recursive: true })
for (const api of apis) await writeFile(`generated/${api}.json`, await descriptionOf(api))
