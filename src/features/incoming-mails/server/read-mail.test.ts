import { expect, it, vi } from 'vitest'
import { JobFailed } from '../../../platform/utility-process/job-failed.ts'
import { firstThatEnds } from './read-mail.ts'

const tooMuch = vi.fn(() => Promise.reject(new JobFailed('parse-mail', 'memory', 'SIGKILL')))
const read = vi.fn(() => Promise.resolve('read'))

it('reads less of a mail that took too much', async () => {
  expect(await firstThatEnds(tooMuch, tooMuch, read)).toBe('read')
})

it('fails as the last way did, and at once with whatever is no failure of the job', async () => {
  await expect(firstThatEnds(tooMuch, tooMuch)).rejects.toThrow(JobFailed)
  read.mockClear()
  const busy = () => Promise.reject(new Error('busy'))
  await expect(firstThatEnds(busy, read)).rejects.toThrow('busy')
  expect(read).not.toHaveBeenCalled()
})
