import { describe, expect, test } from 'vitest'
import { withStoredPhone } from './phone.ts'

const stored = (phoneNumber: string) => withStoredPhone({ phoneNumber, firstName: 'Eva' }, 'phoneNumber')

describe('a phone number that we call', () => {
  test.each([
    ['020 123 45 67', '+31201234567'],
    ['+31 (0)20-123 45 67', '+31201234567'],
    ['0031201234567', '+31201234567'],
    ['06-12345678', '+31612345678'],
    ['085 123 4567', '+31851234567'],
    ['088 123 4567', '+31881234567'],
    ['0800 1234', '+318001234'],
    ['14 020', '+3114020'],
    ['0970 12345678', '+3197012345678'],
    ['31 6 12345678', '+31612345678'],
    ['+32 2 555 12 12', '+3225551212'],
  ])('%s is stored as %s', (typed, e164) => {
    expect(stored(typed)).toEqual({ person: { phoneNumber: e164, firstName: 'Eva' }, errors: {} })
    expect(stored(e164).person.phoneNumber).toBe(e164)
  })

  test.each(['0123456789', '020 123', '+31 20 123 45 678 9', '+999 12345678', 'bel mij', ''])(
    '%j cannot be one',
    typed => {
      expect(stored(typed).errors).toEqual({
        phoneNumber: { message: 'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67' },
      })
    },
  )

  test.each(['0900 1234', '0906 1234', '+1 900 555 1234', '066 123 4567'])(
    '%s is no number for a contact: it costs extra or it is a pager',
    typed => {
      expect(stored(typed).errors).toEqual({
        phoneNumber: {
          message: 'Dit nummer kunnen we niet bellen. Vul een gewoon vast of mobiel nummer in.',
        },
      })
    },
  )

  test('of nobody is nobody', () => {
    expect(withStoredPhone(null, 'technicalPerson.phoneNumber')).toEqual({ person: null, errors: {} })
  })
})
