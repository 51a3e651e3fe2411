import type { Texts } from '../texts.ts'

export const words: Texts['words'] = {
  organisation: 'School',
  organisations: 'Schools',
  member: 'Student',
  members: 'Students',
}
