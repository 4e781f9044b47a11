import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isClean } from './acknowledged-orders.ts'
import { isCleanCampaign, makeShopFolder, runCampaign } from './kill-campaign.ts'

const patience = 600_000

let from: string
beforeAll(async () => {
  from = await makeShopFolder()
}, patience)
afterAll(() => rm(from, { recursive: true }))

it(
  'killing shop and database again and again loses, doubles and halves no acknowledged order, no mail that comes in, no webhook, no case of a job and nothing done with an agreement',
  async () => {
    const findings = await runCampaign({ kills: 3, clients: 16, from, ordersOfLife: 40 })
    expect(findings).toMatchObject({
      kills: 3,
      databaseKills: 1,
      lost: 0,
      doubled: 0,
      incomplete: 0,
      wrongAnswers: 0,
      doubledExternalIds: 0,
      incompleteApiOrders: 0,
      lostWebhooks: 0,
      doubledWebhooks: 0,
      wrongSignatures: 0,
      changedRepeats: 0,
      lostMails: 0,
      doubledMails: 0,
      astrayThreads: 0,
      incompleteMails: 0,
      wrongPosts: 0,
      undoneCases: 0,
      twiceDone: 0,
      lostDeeds: 0,
      doubledDeeds: 0,
    })
    expect(isCleanCampaign(findings)).toBe(true)
    expect(findings.acknowledged).toBeGreaterThan(16)
    expect(findings.apiOrders).toBeGreaterThan(0)
    expect(findings.webhooks).toBeGreaterThan(findings.acknowledged)
    expect(findings.repeatedCalls).toBeGreaterThan(0)
    // How many come while so many are ordered depends on the machine; a life without any would prove nothing.
    expect(findings.mails).toBeGreaterThan(findings.kills)
    expect(findings.jobCases).toBeGreaterThan(0)
    expect(findings.agreements).toBeGreaterThan(0)
  },
  patience,
)

it(
  'finds a shop that forgets the idempotency key of every second order, and answers before it has committed the others',
  async () => {
    const clients = 16
    const findings = await runCampaign({
      kills: 1,
      clients,
      from,
      // Later than the first orders of each fault, as they take turns.
      fewestOrders: 2 * clients,
      ordersOfLife: 4 * clients,
      planted: ['no-key', 'answer-before-commit'],
    })
    expect(isClean(findings)).toBe(false)
    expect(findings.doubled).toBeGreaterThan(0)
    expect(findings.lost).toBeGreaterThan(0)
  },
  patience,
)
