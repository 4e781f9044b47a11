import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { cleanFileName, mayRun, savedName } from './file-names.ts'

test.each([
  ['factuur.pdf', 'factuur.pdf'],
  ['C:\\Users\\jan\\Mijn bestand.docx', 'Mijn bestand.docx'],
  ['../../etc/passwd', 'passwd'],
  ['  .htaccess ', 'htaccess'],
  ['...', 'bestand'],
  ['', 'bestand'],
  ['map/', 'bestand'],
  ['a<b>:"c|?*.txt', 'a-b---c---.txt'],
  ['reso\u0301lver.pdf', 'resólver.pdf'],
  // Read from right to left from the sign on, it would look like "factuurexe.pdf".
  ['factuur\u202efdp.exe', 'factuurfdp.exe'],
  ['nul\u0000l\r\n.pdf', 'null.pdf'],
  ['breed\u200b\ufeff.pdf', 'breed.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
])('%j is called %j', (typed, name) => {
  expect(cleanFileName(typed)).toBe(name)
})

it('is a name without folders and of a length that fits, whatever was typed, and stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), typed => {
      const name = cleanFileName(typed)
      expect(name).toMatch(/^[^\\/\p{Cc}\p{Cf}\p{Cs}<>:"|?*]{1,120}$/u)
      expect(name).toBe(cleanFileName(name))
    }),
  )
})

test.each(['a.exe', 'a.EXE', 'factuur.pdf.js', 'a.html', 'a.svg', 'a.lnk', 'a.docm', 'a.xml'])(
  '%s is saved under a name that runs nothing',
  name => {
    expect(mayRun(name)).toBe(true)
    expect(savedName(name)).toBe(`${name}.bestand`)
  },
)

test.each(['a.pdf', 'a.docx', 'a.txt', 'exe', 'a.exe.pdf', 'a.jpeg'])('%s is saved as it is called', name => {
  expect(savedName(name)).toBe(name)
})
