import type { ComboboxOption } from '@billett/web-kit/kit/combobox-option.ts'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

const sheet = (theme: Theme) => ({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 'modal',
  maxHeight: 340,
  overflowY: 'auto',
  m: 0,
  p: 0.5,
  listStyle: 'none',
  bgcolor: 'background.paper',
  border: `1px solid ${theme.shop.controlEdge}`,
  borderRadius: `${theme.shop.controlRadius}px`,
  boxShadow: theme.shop.shadow,
})

const row = (marked: boolean) => (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  borderRadius: `${Math.max(theme.shop.controlRadius - 4, 0)}px`,
  ...(marked && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
  ...(!marked && { '&:hover': { bgcolor: 'action.hover' } }),
})

interface Props {
  /** Of the input. */
  id: string
  label: string
  options: readonly ComboboxOption[]
  marked: number
  status: string
  onChoose: (option: ComboboxOption) => void
}

/** The list below a combobox. The focus stays in the input, so a press on an option must not take it. */
export function ComboboxList({ id, label, options, marked, status, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  if (options.length === 0)
    return status ? (
      <Box aria-hidden sx={[sheet, { px: 2, py: 1.5, color: 'text.secondary' }]}>
        {status}
      </Box>
    ) : null
  return (
    <Box
      component="ul"
      ref={list}
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      onMouseDown={event => event.preventDefault()}
      sx={sheet}
    >
      {options.map((option, index) => (
        <Box
          component="li"
          key={option.id}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === marked}
          onClick={() => onChoose(option)}
          sx={row(index === marked)}
        >
          {option.icon && <Icon path={option.icon} size={20} />}
          <Box sx={{ flex: 1, minWidth: 0 }}>{option.text}</Box>
          {option.hint && <Box sx={{ fontSize: '0.9286rem', opacity: 0.85, whiteSpace: 'nowrap' }}>{option.hint}</Box>}
        </Box>
      ))}
    </Box>
  )
}
