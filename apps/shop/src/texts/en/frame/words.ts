import type { words as german } from '../../de/frame/words.ts'

export const words: Record<keyof typeof german, string> = {
  'words.organisation': 'School',
  'words.organisations': 'Schools',
  'words.member': 'Student',
  'words.members': 'Students',
}
