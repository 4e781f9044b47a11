import { randomBytes } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkPurposes } from '../../../app/server/link-purposes.ts'
import { addEncodedLinks } from './encoded-links.ts'
import { linkToken } from './token.ts'

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  addEncodedLinks(app, linkPurposes)
})
afterAll(() => app.close())

const token = linkToken('a link', randomBytes(32))
const ask = async (url: string) => {
  const { statusCode, headers } = await app.inject(url)
  return { statusCode, location: headers.location, cacheControl: headers['cache-control'] }
}

describe.each(linkPurposes)('a link for $name', ({ page }) => {
  it.each(['%23', '%2523'])('whose # a mail filter wrote as %s leads to its page with a #', async hash => {
    const expected = { statusCode: 302, location: `${page}#${token}`, cacheControl: 'no-store' }
    expect(await ask(`${page}${hash}${token}`)).toEqual(expected)
    expect(await ask(`${page.toUpperCase()}/${hash}${token}?utm_source=mail`)).toEqual(expected)
    expect(await ask(`${page}?bron=mail${hash}${token}%3E`)).toEqual(expected)
  })

  it('that is cut leads nowhere else', async () => {
    expect((await ask(`${page}%23${token.slice(0, 42)}`)).statusCode).toBe(404)
  })
})

it('is of no other page', async () => {
  expect((await ask(`/contact%23${token}`)).statusCode).toBe(404)
  expect((await ask(`//evil.example/volgen%23${token}`)).statusCode).toBe(404)
})
