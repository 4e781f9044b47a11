import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { boundedSource, endOfHeaders, mailBounds, withoutParts } from './mail-bounds.ts'

const { borders, headerBytes, lines } = mailBounds
const head = 'Subject: x\n\n'

test.each([
  ['borders', '\n--b', borders],
  ['lines', '\nx', lines - 2],
])('as many %s as are allowed are read, one more is not', (_, piece, most) => {
  const atMost = Buffer.from(head + piece.repeat(most))
  expect(boundedSource(atMost)).toBe(atMost)
  const bounded = boundedSource(Buffer.from(head + piece.repeat(most + 1)))
  expect(bounded.toString()).toBe(`${head}${piece.repeat(most)}\n`)
})

it('reads headers that are too long up to their last whole line', () => {
  const line = `To: ${'x'.repeat(100)}\n`
  const bounded = boundedSource(Buffer.from(`${line.repeat(headerBytes / 50)}\nx`))
  expect(bounded.length).toBeLessThanOrEqual(headerBytes + 1)
  expect(bounded.length % line.length).toBe(0)
})

it('of any bytes gives a beginning, and headers that end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), bytes => {
      const source = Buffer.from(bytes)
      const bounded = boundedSource(source)
      expect(source.subarray(0, bounded.length).equals(bounded)).toBe(true)
      expect(endOfHeaders(source)).toBeLessThanOrEqual(source.length)
    }),
  )
})

it('tells the headers with the beginning as plain text', () => {
  const source = Buffer.from('Subject: x\r\ncontent-type: multipart/mixed; boundary=b\r\n\r\n--b\r\nwoorden')
  const plain = withoutParts(source, 7).toString()
  expect(plain).toMatch(/^Subject: x\r\nX-content-type: multipart/)
  expect(plain).toMatch(/\nContent-Type: text\/plain; charset=iso-8859-1\n\n--b$/)
})
