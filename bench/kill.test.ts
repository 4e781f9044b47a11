import { expect, it } from 'vitest'
import { isClean } from './acknowledged-orders.ts'
import { runCampaign } from './kill-campaign.ts'

const patience = 600_000

it(
  'killing shop and database again and again under 16 clients loses, doubles and halves no acknowledged order',
  async () => {
    const findings = await runCampaign({ kills: 5, clients: 16 })
    expect(findings).toMatchObject({
      kills: 5,
      databaseKills: 2,
      lost: 0,
      doubled: 0,
      incomplete: 0,
      wrongAnswers: 0,
    })
    expect(findings.acknowledged).toBeGreaterThan(16)
  },
  patience,
)

it(
  'finds a shop that forgets the idempotency key',
  async () => {
    const findings = await runCampaign({ kills: 4, clients: 16, plant: 'no-key' })
    expect(isClean(findings)).toBe(false)
    expect(findings.doubled).toBeGreaterThan(0)
  },
  patience,
)

it(
  'finds a shop that answers before it has committed',
  async () => {
    const findings = await runCampaign({ kills: 4, clients: 16, plant: 'answer-before-commit' })
    expect(isClean(findings)).toBe(false)
    expect(findings.lost).toBeGreaterThan(0)
  },
  patience,
)
