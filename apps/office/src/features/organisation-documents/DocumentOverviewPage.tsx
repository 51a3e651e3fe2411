import type { OrganisationDocument } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Switch } from '@billett/web-kit/kit/controls/Switch.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { mdiFileDocumentOutline } from '@mdi/js'
import { useMemo, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { OwnOrganisationField } from '../../parts/portal/OwnOrganisationField.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { getOrganisationDocument } from '../../state/school/school.calls.ts'
import { selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { kindOfFile } from './kind-of-file.ts'
import { useDocuments } from './use-documents.ts'

const rowId = ({ guid }: OrganisationDocument) => guid

/** The documents of an organisation: title, date, name, kind and who uploaded them; each to be downloaded. */
export function DocumentOverviewPage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { view } = usePortalView()
  const mayUpload = useAppSelector(selectSeesNode(['DocumentUpload']))
  const [isNewOnly, setNewOnly] = useState(false)
  const asked = { pageSize: view.rowsPerPage, onlyNew: isNewOnly }
  const { page, turn, rows, found, total, busy, failed, errors, again } = useDocuments(asked)
  const download = useCall(getOrganisationDocument)
  const columns = useMemo<readonly DataColumn<OrganisationDocument>[]>(() => {
    const fetch = async (guid: string) => {
      const answer = await dispatch(getOrganisationDocument({ params: { guid } }))
      if (!getOrganisationDocument.fulfilled.match(answer) || !answer.payload.file) return
      saveFile(answer.payload.file)
      say(t('school.documents.downloaded', { fileName: answer.payload.file.fileName }))
      again()
    }
    return [
      {
        id: 'title',
        header: t('school.documents.title'),
        cell: ({ guid, title, fileName, isDownloaded, isProof }) => (
          <>
            {isProof ? (
              title || fileName
            ) : (
              <TextLink component="button" type="button" onClick={() => void fetch(guid)}>
                {title || fileName}
              </TextLink>
            )}
            {isProof && <Chip label={t('school.documents.isProof')} />}
            {!isDownloaded && <Chip label={t('school.documents.notDownloaded')} />}
          </>
        ),
      },
      {
        id: 'createdOn',
        header: t('school.documents.createdOn'),
        whole: true,
        cell: row => format.instantDate(row.createdOn),
      },
      { id: 'fileName', header: t('school.documents.fileName'), cell: row => row.fileName },
      { id: 'kind', header: t('school.documents.kind'), whole: true, cell: row => kindOfFile(row.fileName) },
      { id: 'organisation', header: t('school.documents.organisation'), cell: row => row.organisation.name },
      {
        id: 'uploader',
        header: t('school.documents.uploader'),
        cell: row => row.uploader ?? t('school.documents.nobody'),
      },
    ]
  }, [again, dispatch, format, say, t])
  return (
    <Page>
      <Headline headline={t('frame.titles.documentOverview')} aside={<OwnOrganisationField />} />
      <Stack spacing={1}>
        <Tutorial text="school.documents.tutorial" />
        <CallErrors errors={download.errors} all />
        <Switch
          label={t('school.documents.onlyNew', { count: found?.waiting ?? 0 })}
          checked={isNewOnly}
          onChange={({ target }) => {
            setNewOnly(target.checked)
            turn(1)
          }}
        />
        <DataTable
          label={t('frame.titles.documentOverview')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={row => row.title || row.fileName}
          summary={
            failed
              ? undefined
              : rows && total !== undefined
                ? t('school.documents.found', { count: total })
                : t('common.loading')
          }
          tools={
            mayUpload && (
              <Button component={Link} to={link('documentUpload')} variant="contained">
                {t('frame.titles.documentUpload')}
              </Button>
            )
          }
          empty={
            <EmptyState
              icon={mdiFileDocumentOutline}
              title={t(isNewOnly ? 'school.documents.noneNew' : 'school.documents.none')}
            >
              {t(isNewOnly ? 'school.documents.noneNewText' : 'school.documents.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <PortalPagination
          page={page}
          {...(total === undefined
            ? rowsKnown({ page, pageSize: view.rowsPerPage, rows: rows?.length })
            : { total, mayBeMore: false })}
          onTurn={turn}
        />
      </Stack>
    </Page>
  )
}
