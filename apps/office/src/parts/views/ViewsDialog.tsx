import type { StaffView } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { deleteStaffView, setDefaultView, updateStaffView } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ViewDialog } from './ViewDialog.tsx'

interface Props {
  views: readonly StaffView[]
  /** What the list shows now. */
  address: string
  onChanged: () => void
  onClose: () => void
}

/** The views of a list: renamed, shared, replaced, made the first, and deleted. */
export function ViewsDialog({ views, address, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { link } = useOffice()
  const [edited, setEdited] = useState<StaffView>()
  const removal = useCall(deleteStaffView)
  const update = useCall(updateStaffView)
  const { ask, question } = useConfirmed<StaffView>({
    title: t('lists.views.remove'),
    text: ({ name }) => t('lists.views.removeText', { name }),
    yes: t('lists.views.remove'),
    act: async ({ id: viewId }) =>
      deleteStaffView.fulfilled.match(await dispatch(deleteStaffView({ params: { viewId } }))),
    failure: <CallErrors errors={removal.errors} all />,
    onDone: onChanged,
  })
  const replace = async ({ id: viewId, name, isShared, version }: StaffView) => {
    await dispatch(updateStaffView({ params: { viewId }, body: { name, isShared, version, address } }))
    onChanged()
  }
  const begin = async ({ id: viewId, isDefault }: StaffView) => {
    await dispatch(setDefaultView({ params: { viewId }, body: { isDefault: !isDefault } }))
    onChanged()
  }
  if (edited)
    return (
      <ViewDialog
        list={edited.list}
        address={edited.address}
        view={edited}
        onSaved={onChanged}
        onClose={() => setEdited(undefined)}
      />
    )
  return (
    <DialogShell
      open
      title={t('lists.views.open')}
      width="md"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('lists.views.close')}
        </Button>
      }
    >
      <CallErrors errors={update.errors} all />
      <DataTable
        label={t('lists.views.open')}
        columns={[
          { id: 'name', header: t('lists.views.name'), cell: ({ name }) => name },
          {
            id: 'who',
            header: t('lists.views.who'),
            cell: ({ isShared }) => t(isShared ? 'lists.views.shared' : 'lists.views.own'),
          },
          {
            id: 'begins',
            header: t('lists.views.begins'),
            cell: ({ isDefault }) => (isDefault ? t('lists.views.beginsHere') : '–'),
          },
        ]}
        rows={views}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actions={view => [
          { text: t('lists.views.edit'), act: () => setEdited(view) },
          { text: t('lists.views.overwrite'), act: () => void replace(view) },
          { text: t(view.isDefault ? 'lists.views.beginNot' : 'lists.views.begin'), act: () => void begin(view) },
          {
            text: t('lists.views.schedule'),
            act: () => navigate(link('adminSchedules', undefined, { view: view.id })),
          },
          { text: t('lists.views.remove'), warns: true, act: () => ask(view) },
        ]}
        empty={t('lists.views.none')}
      />
      {question}
    </DialogShell>
  )
}
