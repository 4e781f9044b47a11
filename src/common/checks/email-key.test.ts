import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailKeyOf, isSameEmail, mailboxOf } from './email-key.ts'

describe('a mailbox is one however its address is written:', () => {
  test.each([
    ['capitals', 'Slachtoffer@Doelwit.Example', 'slachtoffer@doelwit.example'],
    ['a tag', 'slachtoffer+7@doelwit.example', 'slachtoffer@doelwit.example'],
    ['tags in tags', 'slachtoffer+a+b@doelwit.example', 'slachtoffer@doelwit.example'],
    ['full-width letters in the domain', 'slacht@ｄoelwit.example', 'slacht@doelwit.example'],
    ['circled letters in the domain', 'slacht@ⓓoelwit.example', 'slacht@doelwit.example'],
    ['mathematical letters in the domain', 'slacht@𝐝oelwit.example', 'slacht@doelwit.example'],
    ['full-width letters before it', 'ｓlacht@doelwit.example', 'slacht@doelwit.example'],
    ['an ideographic full stop', 'slacht@doelwit。example', 'slacht@doelwit.example'],
    ['an international domain', 'info@BÜCHER.de', 'info@xn--bcher-kva.de'],
    ['the same decomposed', 'info@bu\u0308cher.de', 'info@xn--bcher-kva.de'],
    ['its other form', 'info@xn--bcher-kva.de', 'info@xn--bcher-kva.de'],
    ['dots that Gmail does not read', 'j.a.n@googlemail.com', 'jan@gmail.com'],
    ['dots that Proton does not read', 'j.a.n+x@pm.me', 'jan@proton.me'],
  ])('%s', (_, written, mailbox) => expect(mailboxOf(written)).toBe(mailbox))

  test.each([
    ['dots that other hosts read', 'j.an@klant.example', 'ja.n@klant.example'],
    ['another domain', 'jan@klant.example', 'jan@klant.nl'],
    ['a plus sign in front', '+31612345678@klant.example', '+31612345679@klant.example'],
  ])('but not %s', (_, one, other) => expect(mailboxOf(one)).not.toBe(mailboxOf(other)))
})

describe('whose something is goes by the whole address', () => {
  test('capitals and the form of an international domain make no difference', () => {
    expect(isSameEmail('Info@BÜCHER.de', 'info@xn--bcher-kva.de')).toBe(true)
    expect(isSameEmail(' Ren\u00e9@klant.nl', 're\u006ee\u0301@klant.nl')).toBe(true)
  })

  test.each([
    ['jan+werk@klant.nl', 'jan@klant.nl'],
    ['j.an@gmail.com', 'jan@gmail.com'],
    ['jan@gmail.com', 'jan@googlemail.com'],
    ['ｊan@klant.nl', 'jan@klant.nl'],
  ])('%s is not %s', (one, other) => expect(isSameEmail(one, other)).toBe(false))

  test('and the same address is the same mailbox; nothing that is typed breaks either', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('@', '＠', '\t', 'Ü', '。', '１', '%'),
    )
    const part = fc.array(piece, { maxLength: 5 }).map(pieces => pieces.join(''))
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const email = `${local}@${domain}`
        expect(emailKeyOf(emailKeyOf(email))).toBe(emailKeyOf(email))
        expect(mailboxOf(emailKeyOf(email))).toBe(mailboxOf(email))
      }),
    )
  })
})
