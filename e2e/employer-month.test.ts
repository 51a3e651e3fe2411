import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { transfer } from './support/pages/bank-desk.ts'
import { amountsIn, fetchOf, latestInvoice, stateOfInvoice } from './support/pages/invoices.ts'
import { signInToPortal } from './support/pages/portal.ts'
import { expectSoundScreen } from './support/screen.ts'

/** Of a job ticket of the demo, in cents: a quarter of the plain price is the employer's, the rest the employee's. */
const PRICE = 59_85
const OF_EMPLOYEE = 44_10

journey(
  'a company reads who pays what from wages, and a transfer that names the invoice pays it',
  async ({ visit }) => {
    const company = await visit({ language: 'de' })
    const { page, t } = company
    await signInToPortal(company, 'personal@example.org')
    const invoice = await latestInvoice(company)
    const employees = invoice.dueCents / PRICE
    expect(employees).toBeGreaterThan(1)
    expect(Number.isInteger(employees)).toBe(true)
    const lists = page.getByRole('table', { name: t('payerInvoices.payroll') })
    const list = lists.getByRole('row').filter({ hasText: invoice.month })
    expect(amountsIn(await list.innerText())).toEqual([employees * OF_EMPLOYEE])
    await expectSoundScreen(company)
    const file = await fetchOf(company, list, t('payroll.csv'))
    const rows = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(rows.filter(row => row.includes('44,10'))).toHaveLength(employees)

    const payer = await visit({ language: 'de' })
    await transfer(payer, invoice.dueCents, `Jobtickets ${invoice.number}`)
    await expect
      .poll(() => stateOfInvoice(company, invoice.number), { timeout: 60_000 })
      .toContain(t('invoices.states.paid'))
    await expectSoundScreen(company)
  },
)
