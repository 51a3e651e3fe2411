import { ALL_MENU_NODES } from '@billett/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PAYER_ID, portalDevice } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'

/** Of each entry that is told: what it is called, where it leads, and what is said of it. */
async function told(answers: ReturnType<typeof portalDevice>) {
  const { unmount } = await renderOffice({ at: '/help', answers })
  const main = within(await screen.findByRole('main'))
  await main.findByRole('heading', { level: 2, name: 'Ansicht' })
  const entries = main.getAllByRole('heading', { level: 2 }).map(heading => {
    const link = within(heading).getByRole('link')
    const said = heading.closest('section')?.textContent ?? ''
    return { name: link.textContent, to: link.getAttribute('href'), said }
  })
  unmount()
  return entries
}

const namesOf = (entries: Awaited<ReturnType<typeof told>>) => entries.map(({ name }) => name)

describe('the help of the portal', () => {
  it('tells of each entry somebody has what it is for, with the way to it, and of no other', async () => {
    const entries = await told(portalDevice(['StudentOverview', 'Settings', 'Help', 'AcceptDecline']))
    expect(namesOf(entries)).toEqual([
      'Schülerinnen und Schüler',
      'Anträge entscheiden',
      'Schuljahreswechsel',
      'Ansicht',
    ])
    expect(entries.at(-1)?.to).toBe('/settings')
    expect(entries[1]?.said).toMatch(/deren Angaben Sie bestätigen/)
    // What stands above that screen stands here, whether it is shown there or not.
    expect(entries[0]?.said).toMatch(/Unter „Spalten“ wählen Sie/)
    expect(entries[0]?.said).toMatch(/Eine Schülerin verlässt die Schule/)
  })

  it('speaks of costs and decisions to who pays', async () => {
    const entries = await told(portalDevice(ALL_MENU_NODES, { guid: PAYER_ID, view: 'payer' }))
    expect(namesOf(entries)).toEqual(expect.arrayContaining(['Bescheide und Widersprüche', 'Finanzbericht']))
    const said = entries.map(entry => entry.said).join(' ')
    expect(said).toMatch(/über deren Kosten Sie entscheiden/)
    expect(said).toMatch(/Ihre Schulen in das neue Schuljahr bringen/)
  })

  it('says company and employee to companies, and nothing of school years', async () => {
    const entries = await told(portalDevice(ALL_MENU_NODES, { words: 'company', kind: 'company', view: 'payer' }))
    expect(namesOf(entries)).toEqual(expect.arrayContaining(['Firmen', 'Beschäftigte']))
    expect(entries.map(entry => entry.said).join(' ')).not.toMatch(/Schul|Schüler/)
  })
})
