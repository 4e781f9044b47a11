import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import shopBrand from '../../../content/brand.json' with { type: 'json' }
import { qrPicture } from '../qr-code.ts'
import { renderPdf } from './render-pdf.ts'

/** The contents of a file's streams, those that are compressed unpacked. */
function streamsIn(file: Buffer): string {
  const latin = file.toString('latin1')
  const streams = [...latin.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, content = '']) => {
    const bytes = Buffer.from(content, 'latin1')
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : content
  })
  return streams.join('\n')
}

test('a document draws a code square by square, with words for whoever listens', async () => {
  const says = 'C482739165'
  const draw = (kind: 'code' | 'none') =>
    renderPdf(
      {
        title: 'Retourbon',
        date: new Date('2026-11-30T10:00:00Z'),
        blocks: kind === 'code' ? [{ kind, says, label: 'QR-code van contract C482-739-165' }] : [],
      },
      shopBrand,
    )
  const [file, without] = [await draw('code'), await draw('none')]
  const squares = (bytes: Buffer) => streamsIn(bytes).match(/^h$/gm)?.length ?? 0
  expect(squares(file) - squares(without)).toBe(qrPicture(says).path.split('z').length - 1)
  expect(file.toString('latin1')).toMatch(/\/S \/Figure/)
  expect(file.toString('latin1')).toContain('/Alt')
  expect(without.toString('latin1')).not.toMatch(/\/S \/Figure/)
})
