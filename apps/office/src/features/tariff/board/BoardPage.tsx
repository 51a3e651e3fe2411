import type { BoardPart, GroupBoard } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useState } from 'react'
import { ListFailure } from '../../../parts/ListFailure.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { useAreas } from '../use-areas.ts'
import { BoardEditor } from './BoardEditor.tsx'
import { useBoard } from './use-board.ts'

/** The groups of a service area, arranged for passengers (Spec 3 §2.4). */
export function BoardPage({ part, headline, lead }: { part: BoardPart; headline: string; lead: string }) {
  const { t } = useTexts()
  const { areas, area, choose, ...listed } = useAreas()
  const { board, failed, errors, again } = useBoard(part, area)
  const [isChanged, setChanged] = useState(false)
  const [taken, setTaken] = useState(0)
  const [carried, setCarried] = useState<GroupBoard>()
  const failure = listed.failed ? listed : failed && !board ? { errors, again } : undefined
  return (
    <Page>
      <Headline headline={headline} lead={lead} />
      <Stack spacing={2}>
        {areas && (
          <SelectInput
            label={t('tariff.area')}
            hint={isChanged ? t('tariff.areaWhenStored') : undefined}
            value={String(area)}
            disabled={isChanged}
            options={areas.map(({ serviceAreaId, name }) => ({ value: String(serviceAreaId), text: name }))}
            onChange={({ target }) => {
              setCarried(undefined)
              choose(Number(target.value))
            }}
          />
        )}
        {failure && <ListFailure errors={failure.errors} onAgain={failure.again} />}
        {!failure && !board && <SkeletonList label={t('common.loading')} />}
        {board && (
          <BoardEditor
            key={`${part} ${board.serviceAreaId} ${taken}`}
            part={part}
            board={board}
            carried={carried}
            areas={areas?.filter(({ serviceAreaId }) => serviceAreaId !== board.serviceAreaId) ?? []}
            onCopy={(to, arranged) => {
              setCarried(arranged)
              choose(to)
            }}
            onChanged={setChanged}
            onTaken={() => {
              setCarried(undefined)
              setTaken(taken + 1)
              again()
            }}
          />
        )}
      </Stack>
    </Page>
  )
}
