import {
  enterStaffObjection,
  getStaffDecision,
  listStaffDecisions,
  type SchoolDecision,
  type StaffListedDecision,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const GUID = '5c40d000-0000-4000-8000-000000000001'
const MAY: number[] = [
  RIGHTS.AllowedToUseAdminPanel,
  RIGHTS.AllowedToDecideSchoolContracts,
  RIGHTS.AllowedToSeePersonalDetails,
]

const aListed: StaffListedDecision = {
  guid: GUID,
  number: '000012/2026',
  result: 'notEntitled',
  departs: false,
  decidedOn: '2026-11-20T09:00:00.000Z',
  decidedBy: 'Con Tact',
  organisation: { guid: 'school', name: 'Lindenschule' },
  student: { guid: 'pupil', name: 'Fern, Mia' },
  contractGuid: '5c40d000-0000-4000-8000-000000000011',
  contractNumber: 'C-1',
  isRunning: false,
  objectionUntil: '2026-12-23',
  term: 'running',
  objection: null,
  authority: 'Landkreis Lühr',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
}

const aDecision: SchoolDecision = {
  guid: GUID,
  number: '000012/2026',
  year: 'sy2026',
  result: 'notEntitled',
  departs: false,
  reasons: [],
  reason: 'Der Weg ist zu kurz',
  metres: 1900,
  measuredBecause: '',
  measuredDocumentGuid: null,
  ruleVersion: 3,
  ownShareInCent: null,
  shareBy: null,
  validFrom: '2026-12-01',
  decidedOn: '2026-11-20T09:00:00.000Z',
  decidedBy: 'Con Tact',
  cites: null,
  deliveredOn: '2026-11-23',
  objectionUntil: '2026-12-23',
  term: 'running',
  mayObject: true,
  ...{ byPost: false, postedOn: null, postedBy: null },
  objection: null,
  documentGuid: null,
}

const stopped: SchoolDecision = {
  ...aDecision,
  term: 'stopped',
  mayObject: false,
  objection: {
    guid: '5c40d000-0000-4000-8000-000000000003',
    state: 'open',
    receivedOn: '2026-11-24',
    enteredBy: 'staff',
    text: 'Der Weg ist länger',
    decidedOn: null,
    decidedBy: null,
    decision: '',
    contractGuid: null,
  },
}

async function open({ at = '', given = [answering(listStaffDecisions, () => [aListed])] } = {}) {
  const office = await renderOffice({ at: `/admin/schulwegbescheide${at}`, answers: [staffDevice(MAY), ...given] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('decisions of ways, for staff', () => {
  it('are found by what the address says, with term and who decides', async () => {
    const { asked } = await open({ at: '?search=000012&filters=objected.runsOut' })
    const row = within(await screen.findByRole('row', { name: /000012\/2026/ }))
    for (const text of ['Fern, Mia', 'Lindenschule', 'Landkreis Lühr', 'möglich bis 23.12.2026'])
      expect(row.getByText(text)).toBeTruthy()
    expect(asked(listStaffDecisions.name)[0]?.query).toMatchObject({
      search: '000012',
      filters: ['objected', 'runsOut'],
      page: 0,
    })
  })

  it('are objected to by letter, and answered here by nobody', async () => {
    let shown = aDecision
    const { user, asked } = await open({
      given: [
        answering(listStaffDecisions, () => [aListed]),
        answering(getStaffDecision, () => [shown]),
        answering(enterStaffObjection, () => {
          shown = stopped
          return [stopped]
        }),
      ],
    })
    await user.click(await screen.findByRole('link', { name: '000012/2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fern, Mia, Lindenschule' }))
    expect(await dialog.findByText('möglich bis 23.12.2026')).toBeTruthy()
    expect(dialog.getByText('Über einen Widerspruch entscheidet: Landkreis Lühr.')).toBeTruthy()
    await user.click(dialog.getByText('Widerspruch eintragen'))
    await user.type(dialog.getByLabelText('Was geschrieben wurde'), 'Der Weg ist länger')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(asked(enterStaffObjection.name)).toMatchObject([{ body: { text: 'Der Weg ist länger' } }]),
    )
    expect(await dialog.findByText('Frist ruht')).toBeTruthy()
    expect(dialog.getByText(/vom Verkehrsunternehmen eingetragen/)).toBeTruthy()
    expect(dialog.queryByText('Widerspruch beantworten')).toBeNull()
  })

  it('say that there are none, or why they could not be had', async () => {
    const { unmount } = await open({ given: [answering(listStaffDecisions, () => [])] })
    expect(await screen.findByText('Kein Bescheid gefunden')).toBeTruthy()
    unmount()
    const again = await open({ given: [refusing(listStaffDecisions, 500)] })
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
    again.unmount()
    await open({
      at: `?decision=${GUID}`,
      given: [answering(listStaffDecisions, () => []), refusing(getStaffDecision, 404)],
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Bescheid' }))
    expect(await dialog.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })
})
