import { getOrganisations, type OwnOrganisation, searchOrganisations } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anOwnOrganisation, PAYER_ID, portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'

const authority = anOwnOrganisation({
  guid: PAYER_ID,
  name: 'Kreis Lührtal',
  kind: 'authority',
  schoolType: '',
  waiting: 3,
})
const schools = Array.from({ length: 6 }, (_, place) =>
  anOwnOrganisation({ guid: place === 0 ? SCHOOL_ID : `${place}`, parentGuid: PAYER_ID, name: `Schule ${place}` }),
)

async function openOrganisations(rows: readonly OwnOrganisation[] = [authority, ...schools], at = '/organisations/') {
  const office = await renderOffice({
    at,
    answers: [
      ...portalDevice(['SchoolOverview', 'StudentOverview', 'AcceptDecline', 'UserAccount']),
      answering(getOrganisations, () => [...rows]),
      answering(searchOrganisations, () => [anOwnOrganisation({ name: 'Wallschule' })]),
    ],
  })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('the organisations', () => {
  it('stand as a tree, five to a page, with what waits at each and a way to it', async () => {
    const { user } = await openOrganisations()
    const first = within(await screen.findByRole('row', { name: /^Kreis Lührtal/ }))
    expect(first.getByText('Schulträger')).toBeTruthy()
    expect(screen.getByText('Guten Tag, Wanda Reisig. 3 Anträge warten auf Sie.')).toBeTruthy()
    expect(screen.getAllByRole('row')).toHaveLength(6)
    const school = within(screen.getByRole('row', { name: /^Schule 0/ }))
    expect(school.getByRole('link', { name: 'Schule 0' }).getAttribute('href')).toBe(`/customerorg/${SCHOOL_ID}`)
    expect(school.getByRole('link', { name: '3 Anträge von Schule 0 entscheiden' }).getAttribute('href')).toBe(
      `/customerOrgApproveDecline/${SCHOOL_ID}`,
    )
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
    expect(await screen.findByRole('row', { name: /^Schule 5/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /^Schule 0/ })).toBeNull()
  })

  it('are searched from three characters on; two ask nothing, and an empty field brings all back', async () => {
    const { user, asked } = await openOrganisations()
    await screen.findByRole('row', { name: /^Schule 0/ })
    const field = screen.getByRole('searchbox', { name: 'Schule suchen' })
    await user.type(field, 'Wa')
    expect(await screen.findByText(/Gesucht wird ab 3 Zeichen/)).toBeTruthy()
    expect(asked(searchOrganisations.name)).toEqual([])
    expect(asked(getOrganisations.name)).toHaveLength(1)
    await user.type(field, 'l')
    expect(await screen.findByRole('row', { name: /^Wallschule/ })).toBeTruthy()
    expect(asked(searchOrganisations.name)).toEqual([{ params: { search: 'Wal' } }])
    await user.clear(field)
    expect(await screen.findByRole('row', { name: /^Schule 0/ })).toBeTruthy()
    expect(asked(getOrganisations.name).at(-1)).toEqual({ query: { page: 0 } })
  })

  it('say that nothing was found, and why they could not be had', async () => {
    const { unmount } = await openOrganisations([])
    expect(await screen.findByText('Keine Schule gefunden')).toBeTruthy()
    unmount()
    const answers = [...portalDevice(['SchoolOverview']), refusing(getOrganisations, 500)]
    const { user, sent } = await renderOffice({ at: '/organisations/', answers })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(sent.filter(({ call }) => call === getOrganisations.name)).toHaveLength(2))
  })
})
