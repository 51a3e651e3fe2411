import {
  countOrganisationFiles,
  getOrganisationDocument,
  getOrganisationFiles,
  uploadOrganisationFile,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { aDocument } from '../../../test/school.fixture.ts'

const nodes = ['DocumentOverview', 'DocumentUpload', 'UserAccount'] as const

const answered = [
  answering(getOrganisationFiles, () => [aDocument(1)]),
  answering(countOrganisationFiles, () => [{ total: 12, waiting: 1 }]),
  answering(uploadOrganisationFile, () => [aDocument(2)]),
]

async function openDocuments(at: string, given: typeof answered = answered) {
  const office = await renderOffice({ at, answers: [...portalDevice(nodes), ...given] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('documents', () => {
  it('are those of the reader’s organisation, with title, date, name, kind and who uploaded them', async () => {
    const { user, asked } = await openDocuments('/documentOverview')
    const row = within(await screen.findByRole('row', { name: /^Liste 1/ }))
    for (const text of ['20.11.2026', 'liste1.xlsx', 'XLSX', 'nicht mehr bekannt'])
      expect(row.getByText(text)).toBeTruthy()
    expect(asked(getOrganisationFiles.name)).toEqual([
      { params: { orgGuid: SCHOOL_ID }, query: { page: 0, pageSize: 5 } },
    ])
    await user.click(row.getByRole('button', { name: 'Liste 1' }))
    await waitFor(() => expect(asked(getOrganisationDocument.name)).toEqual([{ params: { guid: aDocument(1).guid } }]))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('that the reader has not downloaded yet are marked, and shown alone', async () => {
    const all = [aDocument(1), { ...aDocument(2), isDownloaded: true }]
    const given = [
      answering(getOrganisationFiles, ({ query }) => (query && 'onlyNew' in query ? all.slice(0, 1) : all)),
      answering(countOrganisationFiles, () => [{ total: 2, waiting: 1 }]),
    ]
    const { user } = await openDocuments('/documentOverview', given)
    const row = within(await screen.findByRole('row', { name: /^Liste 1/ }))
    expect(row.getByText('noch nicht heruntergeladen')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^Liste 2/ })).queryByText('noch nicht heruntergeladen')).toBeNull()
    await user.click(await screen.findByLabelText('Nur was Sie noch nicht heruntergeladen haben (1)'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Liste 2/ })).toBeNull())
    expect(screen.getByRole('row', { name: /^Liste 1/ })).toBeTruthy()
  })

  it('that were accepted as proofs are named, and opened by nobody', async () => {
    const proof = { ...aDocument(1), isProof: true, isDownloaded: true }
    await openDocuments('/documentOverview', [answering(getOrganisationFiles, () => [proof]), ...answered])
    const row = within(await screen.findByRole('row', { name: /^Liste 1/ }))
    expect(row.getByText('als Nachweis angenommen, nicht mehr lesbar')).toBeTruthy()
    expect(row.queryByRole('button')).toBeNull()
  })

  it('come in pages, with how many there are in all', async () => {
    const { user, asked } = await openDocuments('/documentOverview')
    expect(await screen.findByText('12 Dokumente')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /nächste Seite/i }))
    await waitFor(() => expect(asked(getOrganisationFiles.name)).toHaveLength(2))
    expect(asked(getOrganisationFiles.name)[1]?.query).toEqual({ page: 1, pageSize: 5 })
  })

  it('are uploaded with a title, and a file of another kind is refused at once', async () => {
    const { user, asked } = await openDocuments('/documentUpload')
    await user.type(await screen.findByLabelText(/Titel/), 'Liste der 6b')
    const field = screen.getByLabelText('Dateien', { selector: 'input' })
    const any = userEvent.setup({ applyAccept: false })
    await any.upload(field, new File(['x'], 'liste.exe'))
    expect(await screen.findByText('Diese Art von Datei wird nicht angenommen.')).toBeTruthy()
    expect(asked(uploadOrganisationFile.name)).toEqual([])
    await user.upload(field, new File(['x'], 'liste.xlsx'))
    expect(await screen.findByText('Das Dokument ist hochgeladen.')).toBeTruthy()
    expect(asked(uploadOrganisationFile.name)[0]).toMatchObject({
      params: { orgGuid: SCHOOL_ID },
      body: { title: 'Liste der 6b' },
    })
  })

  it('that could not be uploaded stay in the list, with why', async () => {
    const given = [refusing(uploadOrganisationFile, 500), ...answered]
    const { user } = await openDocuments('/documentUpload', given)
    await screen.findByLabelText(/Titel/)
    await user.upload(screen.getByLabelText('Dateien', { selector: 'input' }), new File(['x'], 'liste.pdf'))
    expect(await screen.findByText('liste.pdf')).toBeTruthy()
    expect(screen.queryByText('Das Dokument ist hochgeladen.')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })
})
