import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailMaxLength, isEmail, mailtoLink } from './email.ts'

/** From the test suite of validator.js (MIT), test/validators.test.js, `isEmail`, without quoted local parts. */
const validatorValid = [
  'foo@bar.com',
  'x@x.au',
  'foo@bar.com.au',
  'foo+bar@bar.com',
  'hans.m端ller@test.com',
  'hans@m端ller.com',
  'test|123@m端ller.com',
  'test123+ext@gmail.com',
  'some.name.midd.leNa.me.and.locality+extension@GoogleMail.com',
  'test@1337.com',
]
const validatorInvalid = [
  'invalidemail@',
  'invalid.com',
  '@invalid.com',
  'foo@bar.com.',
  'foo@_bar.com',
  'somename@ｇｍａｉｌ.com',
  'foo@bar.co.uk.',
  'z@co.c',
  'ｇｍａｉｌｇｍａｉｌｇｍａｉｌｇｍａｉｌｇｍａｉｌ@gmail',
  'test1@invalid.co m',
  'test2@invalid.co m',
  'test12@invalid.co　　　　　m',
  'multiple..dots@stillinvalid.com',
  'test123+invalid! sub_address@gmail.com',
  'gmail...ignores...dots...@gmail.com',
  'ends.with.dot.@gmail.com',
  'multiple..dots@gmail.com',
  'wrong()[]",:;<>@@gmail.com',
  '"wrong()[]",:;<>@@gmail.com',
  'username@domain.com�',
  'username@domain.com©',
  'nbsp test@test.com',
  'nbsp_test@te st.com',
  'nbsp_test@test.co m',
]

/** After the suite of isemail (BSD-3-Clause), dominicsayers/isemail test/tests.xml; of warned ones those that no public mailbox has. */
const isemailInvalid = [
  '',
  'test',
  '@',
  'test@',
  'test@io',
  '@io',
  '@iana.org',
  '.test@iana.org',
  'test.@iana.org',
  'test..iana.org',
  'test_exa-mple.com',
  'test\\@test@iana.org',
  'test@-iana.org',
  'test@iana-.com',
  'test@.iana.org',
  'test@iana.org.',
  'test@iana..com',
  'test@iana/icann.org',
  'test@iana.org!',
  'test@iana.123',
  'test@255.255.255.255',
  'test@[255.255.255.255]',
  '"test"@iana.org',
  '"test"test@iana.org',
  'test(comment)@iana.org',
  'test@(comment)iana.org',
  ' test@iana.org',
  'test@iana.org-',
  `${'a'.repeat(65)}@iana.org`,
  `test@${'a'.repeat(64)}.com`,
  'test@iana.org\r\n',
]
const isemailValid = [
  'test@iana.org',
  'test@nominet.org.uk',
  'test@about.museum',
  'a@iana.org',
  'test.test@iana.org',
  '123@iana.org',
  'test@123.com',
  'test@mason-dixon.com',
  'test@c--n.com',
  'test@xn--hxajbheg2az3al.xn--jxalpdlp',
  'test@iana.co-uk.nl',
  `${'a'.repeat(64)}@iana.org`,
  `test@${'a'.repeat(63)}.com`,
]

describe('an e-mail address', () => {
  test.each([
    'sanne@bakkerij.nl',
    "o'neil+facturen@mail.bakkerij.co.uk",
    'ü@bücher.de',
    'sales&marketing@bakkerij.nl',
    'jan_de-boer=x@bakkerij.amsterdam',
    'info@παράδειγμα.ελ',
    'info@пример.рф',
    ...validatorValid,
    ...isemailValid,
  ])('%s is one', email => expect(isEmail(email)).toBe(true))

  test.each([
    'sanne @bakkerij.nl',
    'sanne@bakkerij.nl ',
    'a@b.nl,c@d.nl',
    'a@b.nl\r\nBcc: c@d.nl',
    'Sanne <sanne@bakkerij.nl>',
    'sanne\u200b@bakkerij.nl',
    'sanne@bak\u00adkerij.nl',
    'sanne@bakkerij.\u2060nl',
    '\u202esanne@bakkerij.nl',
    'sanne@bak©kerij.nl',
    'slacht@ⓓoelwit.example',
    'slacht@𝐝oelwit.example',
    'x@klant.example?subject=a.nl',
    'info?bcc=dief%40evil.nl&subject=x@klant.example',
    'jan@bedrijf.nl/',
    "jan@bedrijf.nl'",
    'jan@bedrijf!.nl',
    'jan@bed_rijf.nl',
    'jan@bedrijf.nl%0a',
    'jan@bedrijf..example',
    'evil.nl!jan@bedrijf.nl',
    ...validatorInvalid,
    ...isemailInvalid,
  ])('%j is none', email => expect(isEmail(email)).toBe(false))

  test(`has at most ${emailMaxLength} characters, and a long wrong one is refused at once`, () => {
    expect(emailMaxLength).toBe(254)
    const domain = `${`${'a'.repeat(60)}.`.repeat(3)}${'b'.repeat(57)}.nl`
    const ofLength = (length: number) => `${'a'.repeat(length - domain.length - 1)}@${domain}`
    expect([254, 255].map(length => isEmail(ofLength(length)))).toEqual([true, false])
    expect(isEmail(`${'a@'.repeat(100_000)}.`)).toBe(false)
  })
})

test('a link to an address has no other field, whatever stands in the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const link = new URL(mailtoLink(`${text}@klant.example`))
      expect([link.search, link.hash]).toEqual(['', ''])
      expect(decodeURIComponent(link.pathname)).toBe(`${text}@klant.example`)
    }),
  )
  expect(mailtoLink("o'neil+a@klant.nl")).toBe("mailto:o'neil+a@klant.nl")
})
