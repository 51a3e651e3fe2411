import type { lists as german } from '../de/lists.ts'

export const lists: Record<keyof typeof german, string> = {
  'lists.export': 'Export',
  'lists.formats.csv': 'As CSV',
  'lists.formats.xlsx': 'As an Excel file',
  'lists.exported': 'The file {{fileName}} is there.',
}
