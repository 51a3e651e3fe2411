import { exportFinancialReport, getFinancialReport, getReportOfSchool } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PAYER_ID, portalDevice } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { aReport } from '../../../test/school.fixture.ts'

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
    expect(months.getByRole('row', { name: /^Summe/ }).textContent).toContain('75,00')
    expect(months.getByRole('row', { name: /^Hochrechnung/ }).textContent).toContain('165,00')
    const rows = within(screen.getByRole('table', { name: 'Nach Schulen und Tickets' }))
    expect(rows.getByRole('row', { name: /^Summe/ }).textContent).toContain('100,00 €-25,00 €75,00 €')
    expect(rows.getByRole('row', { name: /^Lindenschule/ }).textContent).toContain('-25,00')
  })

  it('says what it is for, and what families pay besides', async () => {
    await openReport()
    const items = within(await screen.findByRole('table', { name: 'Nach Posten' }))
    expect(items.getByRole('row', { name: /^Erstattung/ }).textContent).toContain('-25,00')
    expect(items.getByRole('row', { name: /^Summe/ }).textContent).toContain('75,00')
    const besides = screen.getByText('Zahlen die Familien außerdem selbst').parentElement
    expect(besides?.textContent).toContain('14,00')
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

  it('says what is expected of the months to come, and of a school what it cost by class', async () => {
    const ofClass = { class: '6b', product: 'Schülerticket', item: 'Erstattung', contracts: 1 }
    const amounts = { claimedInCent: 0, creditedInCent: -2_500, sumInCent: -2_500 }
    const device = [...payer(), answering(getReportOfSchool, () => [{ ...ofClass, ...amounts }])]
    const { user, asked } = await openReport(device)
    expect(await screen.findByText('165,00 €', { selector: 'p' })).toBeTruthy()
    const months = within(screen.getByRole('table', { name: 'Nach Monaten' }))
    expect(months.getByRole('row', { name: /^Oktober 2026/ }).textContent).toContain('voraussichtlich 90,00')
    await user.click(screen.getByRole('button', { name: 'Lindenschule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lindenschule' }))
    expect((await dialog.findByRole('row', { name: /^6b/ })).textContent).toContain('Erstattung')
    expect(dialog.getByRole('row', { name: /^Summe/ }).textContent).toContain('-25,00')
    expect(asked(getReportOfSchool.name)[0]?.query).toMatchObject({ dateSelection: expect.stringMatching(/^sy/) })
  })

  it('is about the months from one to another', async () => {
    const { user, asked } = await openReport()
    const from = await screen.findByLabelText<HTMLSelectElement>('Von Monat')
    const [later = '', earlier = ''] = [from.options[1]?.value, from.options[3]?.value]
    await user.selectOptions(from, later)
    await user.selectOptions(screen.getByLabelText('Bis Monat'), earlier)
    const dateSelection = `${earlier}..${later}`
    await waitFor(() => expect(asked(getFinancialReport.name).at(-1)?.params).toMatchObject({ dateSelection }))
  })

  it('is for who pays, and says so to others; where it could not be had it can be tried again', async () => {
    const school = await openReport(portalDevice(['FinancialReport', 'UserAccount']))
    expect(await screen.findByText('Kein Kostenträger')).toBeTruthy()
    expect(school.asked(getFinancialReport.name)).toEqual([])
    expect(screen.queryByLabelText('Zeitraum')).toBeNull()
    school.unmount()
    const { user, asked } = await openReport(payer(), refusing(getFinancialReport, 500))
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked(getFinancialReport.name)).toHaveLength(2))
  })
})
