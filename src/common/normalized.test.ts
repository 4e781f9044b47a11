import { expect, test, vi } from 'vitest'
import { normalized } from './normalized.ts'

test('a text is normalized as it always is', () => {
  expect(normalized('e\u0301', 'NFC')).toBe('é')
  expect(normalized('４２', 'NFKC')).toBe('42')
  expect(normalized('é', 'NFKD')).toBe('e\u0301')
  expect(normalized(`a${'\u0316\u0301'.repeat(15)}`, 'NFC')).toBe(
    `a${'\u0316\u0301'.repeat(15)}`.normalize('NFC'),
  )
})

test('no heap of marks is put in order, however long it is', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const heap = `a${'\u0301\u0316'.repeat(30_000)}`
  expect(normalized(heap, 'NFC')).toBe(heap)
  expect(normalize).not.toHaveBeenCalled()
})
