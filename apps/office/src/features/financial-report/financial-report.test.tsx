import { exportFinancialReport, getFinancialReport } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PAYER_ID, portalDevice } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { aReport } from '../../../test/school.fixture.ts'

afterEach(cleanDevice)

const payer = () =>
  portalDevice(['FinancialReport', 'UserAccount'], { guid: PAYER_ID, name: 'Kreis Lührtal', view: 'payer' })

const reported = answering(getFinancialReport, () => [aReport()])

async function openReport(device = payer(), answer: (typeof device)[number] = reported) {
  const office = await renderOffice({ at: '/financialReport', answers: [...device, answer] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('the financial report', () => {
  it('is about the running school year: sums, months as bars with amounts, schools and tickets', async () => {
    const { asked } = await openReport()
    expect(await screen.findByText('75,00 €', { selector: 'p' })).toBeTruthy()
    const { params } = asked(getFinancialReport.name)[0] ?? {}
    expect(params).toMatchObject({ payerGuid: PAYER_ID, dateSelection: expect.stringMatching(/^sy\d{4}$/) })
    const months = within(screen.getByRole('table', { name: 'Nach Monaten' }))
    expect(months.getByRole('row', { name: /^August 2026/ }).textContent).toContain('100,00')
    expect(months.getByRole('row', { name: /^September 2026/ }).textContent).toContain('25,00')
    const rows = within(screen.getByRole('table', { name: 'Nach Schulen und Tickets' }))
    expect(rows.getByRole('row', { name: /^Lindenschule/ }).textContent).toContain('-25,00')
  })

  it('is about another period once that is chosen, and goes out as a file of the same', async () => {
    const { user, asked } = await openReport()
    const span = await screen.findByLabelText<HTMLSelectElement>('Zeitraum')
    const month = span.options[2]?.value ?? ''
    await user.selectOptions(span, month)
    await waitFor(() => expect(asked(getFinancialReport.name).at(-1)?.params).toMatchObject({ dateSelection: month }))
    await user.click(await screen.findByRole('button', { name: 'Als CSV-Datei' }))
    await waitFor(() =>
      expect(asked(exportFinancialReport.name)).toEqual([
        { params: { orgId: PAYER_ID }, query: { dateSelection: month, format: 'csv' } },
      ]),
    )
  })

  it('is for who pays, and says so to others; where it could not be had it can be tried again', async () => {
    const school = await openReport(portalDevice(['FinancialReport', 'UserAccount']))
    expect(await screen.findByText('Kein Kostenträger')).toBeTruthy()
    expect(school.asked(getFinancialReport.name)).toEqual([])
    school.unmount()
    const { user, asked } = await openReport(payer(), refusing(getFinancialReport, 500))
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked(getFinancialReport.name)).toHaveLength(2))
  })
})
