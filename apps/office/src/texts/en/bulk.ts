import type { bulk as german } from '../de/bulk.ts'

export const bulk: Record<keyof typeof german, string> = {
  'bulk.changes_one': 'Something changes for {{count}} person.',
  'bulk.changes_other': 'Something changes for {{count}} people.',
  'bulk.changed_one': 'It is done for {{count}} person.',
  'bulk.changed_other': 'It is done for {{count}} people.',
  'bulk.same_one': '{{count}} is so already and stays as it is.',
  'bulk.same_other': '{{count}} are so already and stay as they are.',
  'bulk.refuses_one': 'It is not possible for {{count}}:',
  'bulk.refuses_other': 'It is not possible for {{count}}:',
  'bulk.refused_one': 'It was not possible for {{count}}:',
  'bulk.refused_other': 'It was not possible for {{count}}:',
  'bulk.tooMany': '{{count}} at most at once. Please choose fewer.',
}
