import type { GroupBoard } from '@billett/domain'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { columnsOf, type Direction, hiddenColumn, moveGroup, type Place, placeOf, step } from './edit-board.ts'

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

export const handleId = (name: string): string => `move-${name}`

interface Given {
  board: GroupBoard
  titleOf: (name: string) => string
  onMove: (board: GroupBoard) => void
}

/**
 * Moving groups by keys: space takes one up and puts it down, arrows move it meanwhile, Escape puts it back. Each step
 * is said in words; the focus stays with the group.
 */
export function useBoardMoves({ board, titleOf, onMove }: Given) {
  const { t, language } = useTexts()
  const [lifted, setLifted] = useState<{ name: string; from: GroupBoard }>()
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState<{ name: string }>()
  // Under another heading it is another element.
  useEffect(() => {
    if (focused) document.getElementById(handleId(focused.name))?.focus()
  }, [focused])
  const nameOfColumn = (of: GroupBoard, column: number): string =>
    column === hiddenColumn(of) ? t('tariff.hidden') : of.categories[column]?.name?.[language] || t('tariff.noHeading')
  const tell = (name: string, now: GroupBoard, key: 'tariff.movedTo' | 'tariff.dropped' | 'tariff.putBack') => {
    const { column, at } = placeOf(now, name)
    const count = columnsOf(now)[column]?.length ?? 0
    setSaid(t(key, { name: titleOf(name), place: at + 1, count, heading: nameOfColumn(now, column) }))
  }
  const put = (name: string, to: Place) => {
    const now = moveGroup(board, name, to)
    onMove(now)
    tell(name, now, 'tariff.movedTo')
    setFocused({ name })
  }
  const press = (event: KeyboardEvent, name: string) => {
    const isLifted = lifted?.name === name
    const direction = KEYS[event.key]
    if (event.key === ' ' || (event.key === 'Enter' && isLifted)) {
      setLifted(isLifted ? undefined : { name, from: board })
      if (isLifted) tell(name, board, 'tariff.dropped')
      else setSaid(t('tariff.lifted', { name: titleOf(name) }))
    } else if (isLifted && direction) {
      const now = step(board, name, direction)
      onMove(now)
      tell(name, now, 'tariff.movedTo')
      setFocused({ name })
    } else if (isLifted && event.key === 'Escape') {
      onMove(lifted.from)
      setLifted(undefined)
      tell(name, lifted.from, 'tariff.putBack')
      setFocused({ name })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { said, lifted: lifted?.name, press, put, drop: () => setLifted(undefined), nameOfColumn }
}

export type BoardMoves = ReturnType<typeof useBoardMoves>
