import type { FrameworkTerms } from '@billett/domain'
import { clientIdOf } from '../call/client-id-of.ts'
import { frameworkContract } from '../db/schema/index.ts'
import type { AnOrganisation } from './a-school.ts'
import type { TestWorld } from './test-world.ts'

/** The Deutschlandticket job at a quarter, by a code and the company's addresses. */
export const quarterTerms = (over: Partial<FrameworkTerms> = {}): FrameworkTerms => ({
  products: [
    {
      group: 'staff',
      subscription: 'jobDeutschlandticket',
      plain: 'deutschlandticket',
      discount: { leastPermille: 250, offPermille: 50 },
      contribution: { kind: 'percent', cents: 0, permille: 250, employeeCents: null, rest: 'employee' },
    },
  ],
  debit: 'employeeSepa',
  baseFee: null,
  takers: { minimum: 20, trial: null, perFirm: null },
  exit: { kind: 'dayOfMonth', day: 10 },
  entry: { code: 'WORKS-1', mailDomains: ['works.example'], isAutomatic: false },
  endsOn: null,
  ...over,
})

/** What is agreed with a company since long. */
export async function aFramework(
  test: TestWorld,
  company: AnOrganisation,
  over: Partial<FrameworkTerms> = {},
): Promise<void> {
  await test.database.db.insert(frameworkContract).values({
    id: test.world.newRowId(),
    clientId: clientIdOf(test.world),
    companyId: company.id,
    version: 1,
    state: 'released',
    validFrom: '2020-08-01',
    terms: quarterTerms(over),
    editedBy: 'Berta',
    editedOn: test.now(),
    releasedBy: 'Carl',
    releasedOn: test.now(),
  })
}
