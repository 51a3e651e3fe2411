import { AREAS, areaId, attachmentsAddress, groupId } from '@billett/contract/lists/attachments-address.ts'
import { saidSort } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { Suspense } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { FilesTable } from './FilesTable.tsx'
import { GroupsTable } from './GroupsTable.tsx'
import { NewFile } from './NewFile.tsx'
import { useAttachments } from './use-attachments.ts'

const GroupDialog = lazyPiece(() => import('./GroupDialog.tsx').then(module => module.GroupDialog))

/** Files that go with the tickets, group by group of a service area (Spec 3 §2.4). */
export function AttachmentsPage() {
  const { t } = useTexts()
  const say = useSay()
  const kept = useListAddress(attachmentsAddress)
  const { state, change } = kept
  const { plan, files, plans, lists, again } = useAttachments(areaId(state.area), saidSort(state.sort))
  const open = plan?.groups.find(({ sortGroup }) => groupId(sortGroup) === state.group)
  const close = () => change({ group: '' })
  return (
    <Page>
      <Headline headline={t('frame.titles.attachments')} lead={t('attachments.lead')} />
      <Stack spacing={2}>
        <SelectInput
          label={t('attachments.area')}
          value={state.area}
          options={AREAS.map(area => ({ value: area, text: t(`attachments.areas.${area}`) }))}
          onChange={({ target }) => change({ area: AREAS.find(area => area === target.value) })}
        />
        <GroupsTable plan={plan} plans={plans} again={again} onOpen={group => change({ group })} />
        <NewFile onDone={again} />
        <FilesTable kept={kept} files={files} lists={lists} again={again} />
      </Stack>
      <Suspense>
        {plan && files && open && (
          <GroupDialog
            key={`${state.area} ${state.group}`}
            plan={plan}
            group={open}
            files={files}
            sort={saidSort(state.sort)}
            onSaved={() => {
              close()
              say(t('attachments.saved'))
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  )
}
