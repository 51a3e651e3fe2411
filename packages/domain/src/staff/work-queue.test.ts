import { describe, expect, it } from 'vitest'
import { RIGHTS } from '../identity/rights.ts'
import { SUBMISSION_KINDS } from './submission.ts'
import { byUrgency, queuesFor, WORK_QUEUES } from './work-queue.ts'

describe('work queues', () => {
  it('are all an administrator’s', () => {
    expect(queuesFor([RIGHTS.IsAdministrator])).toEqual(WORK_QUEUES)
  })

  it.each([
    [[], []],
    [['AllowedToUseAdminPanel'], ['events']],
    [['AllowedToApprove'], ['approvals']],
    [['AllowedToSeeOrders'], ['unfulfilledOrders', 'failedJobs', 'failedRefunds']],
    [['AllowedToSeeContracts'], ['applications', 'proofs', 'changeRequests', 'parkedContracts', 'fraudCases']],
    [['AllowedToReleaseBankFiles'], ['bankFiles', 'payouts']],
    [['AllowedToRunBilling'], ['priceCampaigns']],
    [['AllowedToReleasePages'], ['pageDrafts']],
    [['AllowedToReleaseConfiguration'], ['settingsDrafts']],
    [['AllowedToReleaseTariff'], ['arrangementDrafts']],
    [['AllowedToEditSqlStatements'], ['statementDrafts']],
    [['AllowedToHandleSubmissions'], ['mySubmissions']],
    [['AllowedToSeeBilling'], ['bankLines', 'handOvers', 'overdueInvoices', 'unsentInvoices']],
    [['AllowedToSeeSubmissions'], SUBMISSION_KINDS],
    [['AllowedToManageIntegrations'], ['failedDeliveries']],
  ] as const)('with %j are %j', (rights, queues) => {
    expect(queuesFor(rights.map(right => RIGHTS[right]))).toEqual(queues)
  })
})

describe('what waits', () => {
  const since = (day: number) => `2026-11-${day}T08:00:00.000Z`

  it('is seen to by how much somebody needs it, then by how long it waits', () => {
    const waiting = [
      { queue: 'feedback', oldest: since(10) },
      { queue: 'approvals', oldest: since(20) },
      { queue: 'withdrawal', oldest: since(22) },
      { queue: 'failedRefunds', oldest: since(21) },
      { queue: 'unfulfilledOrders', oldest: null },
    ] as const
    expect(byUrgency(waiting).map(({ urgency, queues }) => [urgency, ...queues.map(({ queue }) => queue)])).toEqual([
      ['first', 'unfulfilledOrders', 'failedRefunds', 'withdrawal'],
      ['today', 'approvals'],
      ['later', 'feedback'],
    ])
  })

  it('is named by no urgency in which nothing waits', () => expect(byUrgency([])).toEqual([]))
})
