import type { GroupBoard } from '@billett/domain'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { type RowAction, RowActions } from '@billett/web-kit/kit/lists/RowActions.tsx'
import { mdiDragVertical } from '@mdi/js'
import type { DragEvent } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Board.module.css'
import { columnsOf, type Place } from './edit-board.ts'
import { type BoardMoves, handleId } from './use-board-moves.ts'

interface Props {
  name: string
  title: string
  place: Place
  board: GroupBoard
  isLocked: boolean
  moves: BoardMoves
  onDrop: (event: DragEvent) => void
}

/** One group: dragged, moved by keys from its handle, or by its menu. */
export function GroupRow({ name, title, place: { column, at }, board, isLocked, moves, onDrop }: Props) {
  const { t } = useTexts()
  const columns = columnsOf(board)
  const count = columns[column]?.length ?? 0
  const heading = moves.nameOfColumn(board, column)
  const to = (text: string, place: Place): RowAction => ({ text, act: () => moves.put(name, place) })
  const actions = [
    ...(at > 0 ? [to(t('tariff.first'), { column, at: 0 }), to(t('tariff.up'), { column, at: at - 1 })] : []),
    ...(at < count - 1
      ? [to(t('tariff.down'), { column, at: at + 1 }), to(t('tariff.last'), { column, at: count - 1 })]
      : []),
    ...columns.flatMap((groups, other) =>
      other === column
        ? []
        : [to(t('tariff.moveTo', { heading: moves.nameOfColumn(board, other) }), { column: other, at: groups.length })],
    ),
  ]
  const isLifted = moves.lifted === name
  return (
    <li
      className={styles.group}
      data-lifted={isLifted}
      draggable={!isLocked}
      onDragStart={event => event.dataTransfer.setData('text/plain', name)}
      onDrop={onDrop}
    >
      {!isLocked && (
        <IconButton
          id={handleId(name)}
          aria-label={t('tariff.handle', { name: title, place: at + 1, count, heading })}
          aria-pressed={isLifted}
          aria-describedby="board-keys"
          onKeyDown={event => moves.press(event, name)}
        >
          <Icon path={mdiDragVertical} />
        </IconButton>
      )}
      <span className={styles.title}>{title}</span>
      {!isLocked && <RowActions name={title} actions={actions} />}
    </li>
  )
}
