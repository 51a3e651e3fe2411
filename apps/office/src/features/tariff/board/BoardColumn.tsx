import type { GroupBoard } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type DragEvent, useId } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Board.module.css'
import { moveCategory, removeCategory, renameCategory } from './edit-board.ts'
import { GroupRow } from './GroupRow.tsx'
import type { BoardMoves } from './use-board-moves.ts'

interface Props {
  board: GroupBoard
  column: number
  groups: readonly string[]
  isHidden: boolean
  hasHeadings: boolean
  isLocked: boolean
  titleOf: (name: string) => string
  moves: BoardMoves
  onChange: (board: GroupBoard) => void
}

/** A heading with its groups, or the groups that passengers do not see. */
export function BoardColumn({
  board,
  column,
  groups,
  isHidden,
  hasHeadings,
  isLocked,
  titleOf,
  moves,
  onChange,
}: Props) {
  const { t } = useTexts()
  const id = useId()
  const name = isHidden ? null : (board.categories[column]?.name ?? null)
  const heading = hasHeadings || isHidden ? moves.nameOfColumn(board, column) : t('tariff.visible')
  const put = (event: DragEvent, at: number) => {
    event.preventDefault()
    event.stopPropagation()
    const dragged = event.dataTransfer.getData('text/plain')
    if (dragged !== '') moves.put(dragged, { column, at })
  }
  const faulty = (text: string) => (text === '' ? t('tariff.headingNeeded') : undefined)
  return (
    <Panel aria-labelledby={id}>
      <Stack spacing={1}>
        <Text variant="h3" component="h2" id={id}>
          {heading}
        </Text>
        {isHidden && <Text color="textSecondary">{t('tariff.hiddenText')}</Text>}
        {name && !isLocked && (
          <div className={styles.names}>
            <TextInput
              label={t('tariff.headingDe')}
              value={name.de}
              maxLength={60}
              error={faulty(name.de)}
              onChange={({ target }) => onChange(renameCategory(board, column, { ...name, de: target.value }))}
            />
            <TextInput
              label={t('tariff.headingEn')}
              value={name.en}
              maxLength={60}
              error={faulty(name.en)}
              onChange={({ target }) => onChange(renameCategory(board, column, { ...name, en: target.value }))}
            />
          </div>
        )}
        <ul
          aria-labelledby={id}
          className={styles.groups}
          onDragOver={event => event.preventDefault()}
          onDrop={event => put(event, groups.length)}
        >
          {groups.length === 0 && <li className={styles.empty}>{t('tariff.emptyHeading')}</li>}
          {groups.map((group, at) => (
            <GroupRow
              key={group}
              name={group}
              title={titleOf(group)}
              place={{ column, at }}
              board={board}
              isLocked={isLocked}
              moves={moves}
              onDrop={event => put(event, at)}
            />
          ))}
        </ul>
        {hasHeadings && !isHidden && !isLocked && (
          <Row spacing={1}>
            <Button disabled={column === 0} onClick={() => onChange(moveCategory(board, column, -1))}>
              {t('tariff.headingUp')}
            </Button>
            <Button
              disabled={column === board.categories.length - 1}
              onClick={() => onChange(moveCategory(board, column, 1))}
            >
              {t('tariff.headingDown')}
            </Button>
            {name && (
              <Button color="error" onClick={() => onChange(removeCategory(board, column))}>
                {t('tariff.removeHeading')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Panel>
  )
}
