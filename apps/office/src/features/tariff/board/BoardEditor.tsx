import type { ServiceArea, StaffGroupBoard } from '@billett/contract'
import type { BoardPart, GroupBoard } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useEffect, useState } from 'react'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ArrangedHead } from '../ArrangedHead.tsx'
import { DraftActions } from '../DraftActions.tsx'
import { LostGroups } from '../LostGroups.tsx'
import { useLeaveQuestion } from '../use-leave-question.tsx'
import { VersionsOfPart } from '../VersionsOfPart.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { boardLines } from './board-lines.ts'
import { addCategory, arrangedAs, columnsOf, hiddenColumn } from './edit-board.ts'
import { useSavedBoard } from './use-board.ts'
import { useBoardMoves } from './use-board-moves.ts'

interface Props {
  part: BoardPart
  board: StaffGroupBoard
  /** The board of another area that this one is to be arranged as. */
  carried?: GroupBoard | undefined
  /** Other areas that can be arranged as this one is. */
  areas: readonly ServiceArea[]
  onCopy: (serviceAreaId: number, board: GroupBoard) => void
  onChanged: (isChanged: boolean) => void
  /** Another version is to be read and shown. */
  onTaken: () => void
}

const asTyped = ({ categories, hidden }: GroupBoard): GroupBoard => ({ categories, hidden })

/** A board as it is being arranged; it is kept here until it is stored, also where somebody else was faster. */
export function BoardEditor({ part, board: stored, carried, areas, onCopy, onChanged, onTaken }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const mayArrange = useAppSelector(selectHolds(['AllowedToArrangeTariff']))
  const { busy, errors, theirs, save } = useSavedBoard(part, stored)
  const [kept, setKept] = useState(() => asTyped(stored))
  const [board, setBoard] = useState(() => (carried ? arrangedAs(kept, carried) : kept))
  const titles = new Map(stored.sortGroups.map(({ name, title }) => [name, title]))
  const titleOf = (name: string) => titles.get(name) ?? name
  const linesOf = (one: GroupBoard) =>
    boardLines(one, { titleOf, noHeading: t('tariff.noHeading'), hidden: t('tariff.hidden') })
  const isChanged = JSON.stringify(board) !== JSON.stringify(kept)
  const { question, isLeaving } = useLeaveQuestion(isChanged)
  const moves = useBoardMoves({ board, titleOf, onMove: setBoard })
  useEffect(() => onChanged(isChanged && !isLeaving), [isChanged, isLeaving, onChanged])
  const store = async () => {
    if (!(await save(board))) return
    setKept(board)
    say(t('tariff.saved'))
  }
  return (
    <Stack spacing={2}>
      <ArrangedHead {...stored} />
      <DraftActions
        {...stored}
        part={part}
        isChanged={isChanged}
        lines={{ before: linesOf(stored.shown), after: linesOf(stored) }}
        onDone={onTaken}
      />
      {carried && isChanged && <MessageBox kind="info">{t('tariff.copied')}</MessageBox>}
      <LostGroups lost={stored.lost} unplaced={stored.unplaced} />
      {theirs && (
        <MessageBox
          kind="error"
          title={t('tariff.changed')}
          action={<Button onClick={onTaken}>{t('tariff.takeTheirs')}</Button>}
        >
          {t('tariff.changedText')}
          <ol>
            {theirs.categories.map(({ name, groups }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings are known by their place alone.
              <li key={at}>
                {name?.de ?? t('tariff.noHeading')}: {groups.map(titleOf).join(', ')}
              </li>
            ))}
          </ol>
        </MessageBox>
      )}
      <CallErrors errors={errors} all />
      {mayArrange && <p id="board-keys">{t('tariff.keys')}</p>}
      {columnsOf(board).map((groups, column) => (
        <BoardColumn
          // biome-ignore lint/suspicious/noArrayIndexKey: headings are known by their place alone.
          key={column}
          board={board}
          column={column}
          groups={groups}
          isHidden={column === hiddenColumn(board)}
          hasHeadings={part === 'fixPriceGroups'}
          isLocked={!mayArrange}
          titleOf={titleOf}
          moves={moves}
          onChange={setBoard}
        />
      ))}
      <VisuallyHidden>
        <LiveRegion>{moves.said}</LiveRegion>
      </VisuallyHidden>
      {mayArrange && (
        <Row spacing={1}>
          {part === 'fixPriceGroups' && (
            <Button variant="outlined" onClick={() => setBoard(addCategory(board, { de: '', en: '' }))}>
              {t('tariff.addHeading')}
            </Button>
          )}
          <BusyButton variant="contained" busy={busy} disabled={!isChanged} onClick={() => void store()}>
            {t('common.save')}
          </BusyButton>
          {isChanged && <Button onClick={() => setBoard(kept)}>{t('tariff.undo')}</Button>}
        </Row>
      )}
      {question}
      {mayArrange && !isChanged && areas.length > 0 && (
        <SelectInput
          label={t('tariff.copyTo')}
          hint={t('tariff.copyHint')}
          value=""
          options={[
            { value: '', text: t('tariff.copyNowhere') },
            ...areas.map(({ serviceAreaId, name }) => ({ value: String(serviceAreaId), text: name })),
          ]}
          onChange={({ target }) => {
            if (target.value !== '') onCopy(Number(target.value), board)
          }}
        />
      )}
      {mayArrange && (
        <VersionsOfPart
          part={part}
          serviceAreaId={stored.serviceAreaId}
          version={stored.version}
          state={stored.state}
          onRestored={onTaken}
        />
      )}
    </Stack>
  )
}
