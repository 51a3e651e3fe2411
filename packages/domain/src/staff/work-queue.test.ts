import { describe, expect, it } from 'vitest'
import { RIGHTS } from '../identity/rights.ts'
import { SUBMISSION_KINDS } from './submission.ts'
import { queuesFor, WORK_QUEUES } from './work-queue.ts'

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
    [['AllowedToSeeBilling'], ['bankLines', 'handOvers', 'overdueInvoices', 'unsentInvoices']],
    [['AllowedToSeeSubmissions'], SUBMISSION_KINDS],
    [['AllowedToManageIntegrations'], ['failedDeliveries']],
  ] as const)('with %j are %j', (rights, queues) => {
    expect(queuesFor(rights.map(right => RIGHTS[right]))).toEqual(queues)
  })
})
