import { getStaffDoctor, type StaffDoctorCheck } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const EDITS: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditConfiguration]

const checks: StaffDoctorCheck[] = [
  { check: 'company', state: 'fault', count: 1, findings: ['the imprint lacks vatId'] },
  { check: 'mails', state: 'hint', count: 3, findings: [] },
  { check: 'jobs', state: 'ok', count: 0, findings: [] },
]

const openDoctor = (answer: ReturnType<typeof refusing> = answering(getStaffDoctor, () => checks)) =>
  renderOffice({ at: '/admin/zustand', answers: [staffDevice(EDITS), answer] })

describe('the page of the doctor', () => {
  it('says how each thing is, what was found, and what helps where it is not well', async () => {
    const { user, sent } = await openDoctor()
    expect(await screen.findByText('the imprint lacks vatId')).toBeTruthy()
    expect(screen.getByText('3 in 24 Stunden nicht oder nicht sicher gesendet')).toBeTruthy()
    expect(screen.getByText(/Sehen Sie im Postausgang nach/)).toBeTruthy()
    expect(screen.queryByText(/läuft kein Worker/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }))
    await waitFor(() => expect(sent.filter(({ call }) => call === getStaffDoctor.name)).toHaveLength(2))
  })

  it('says who sees the rest where only the company is told of', async () => {
    await openDoctor(answering(getStaffDoctor, () => checks.slice(0, 1)))
    expect(await screen.findByText(/wer alle Mandanten sieht/)).toBeTruthy()
  })

  it('can be asked again where it could not be had', async () => {
    await openDoctor(refusing(getStaffDoctor, 500))
    expect(await screen.findByRole('button', { name: /Erneut|Noch einmal versuchen/ })).toBeTruthy()
  })
})
