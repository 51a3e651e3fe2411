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
  'bulk.mails_one': 'The mail of {{count}} order goes out again.',
  'bulk.mails_other': 'The mails of {{count}} orders go out again.',
  'bulk.mailed_one': 'The mail of {{count}} order is on its way.',
  'bulk.mailed_other': 'The mails of {{count}} orders are on their way.',
}
