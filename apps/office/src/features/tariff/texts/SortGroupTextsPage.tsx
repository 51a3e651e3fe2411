import { openRow } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { ListFailure } from '../../../parts/ListFailure.tsx'
import { getSortGroupTexts } from '../../../state/admin/admin.calls.ts'
import { selectSortGroupTexts } from '../../../state/admin/admin.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ArrangedHead } from '../ArrangedHead.tsx'
import { DraftActions } from '../DraftActions.tsx'
import { LostGroups } from '../LostGroups.tsx'
import { GroupTextForm } from './GroupTextForm.tsx'

/** Which group is described, in which language. */
const textsAddress = listAddress({ group: openRow(), language: openRow() })

/** What passengers read about tickets, language by language (Spec 3 §2.4). */
export function SortGroupTextsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { state, change } = useListAddress(textsAddress)
  const stored = useAppSelector(selectSortGroupTexts)
  const { failed, errors } = useCall(getSortGroupTexts)
  const [isChanged, setChanged] = useState(false)
  const load = useCallback(() => void dispatch(getSortGroupTexts()), [dispatch])
  useEffect(load, [load])
  const group = stored?.sortGroups.find(({ name }) => name === state.group) ?? stored?.sortGroups[0]
  const text = group?.texts.find(({ language }) => language === state.language) ?? group?.texts[0]
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.sortGroupTexts')} lead={t('tariff.textsLead')} />
      <Stack spacing={2}>
        {failed && !stored && <ListFailure errors={errors} onAgain={load} />}
        {!failed && !stored && <SkeletonList label={t('common.loading')} />}
        {stored && group && text && (
          <>
            <ArrangedHead {...stored} />
            <DraftActions {...stored} part="sortGroupTexts" serviceAreaId={0} isChanged={isChanged} onDone={load} />
            <LostGroups lost={stored.lost} />
            <SelectInput
              label={t('tariff.group')}
              value={group.name}
              disabled={isChanged}
              hint={isChanged ? t('tariff.groupWhenStored') : undefined}
              options={stored.sortGroups.map(({ name, title }) => ({ value: name, text: title }))}
              onChange={({ target }) => change({ group: target.value })}
            />
            <SelectInput
              label={t('tariff.language')}
              value={text.language}
              disabled={isChanged}
              options={stored.languages.map(language => ({ value: language, text: language }))}
              onChange={({ target }) => change({ language: target.value })}
            />
            <GroupTextForm
              key={`${group.name} ${text.language}`}
              version={stored.version}
              sortGroup={group.name}
              text={text}
              onChanged={setChanged}
            />
          </>
        )}
      </Stack>
    </Page>
  )
}
