import { BASE_DATA_COLUMN_WORDS, BASE_DATA_STATE_WORDS } from '@billett/contract'
import type { baseData as german } from '../de/base-data.ts'
import { worded } from '../worded.ts'

export const baseData: Record<keyof typeof german, string> = {
  ...worded('baseData', BASE_DATA_COLUMN_WORDS, 'en'),
  ...worded('baseData', BASE_DATA_STATE_WORDS, 'en'),
  'baseData.search': 'Find customers',
  'baseData.type': 'Details given',
  'baseData.submit': 'Search',
  'baseData.locked': 'Hidden:',
  'baseData.act': 'Decision',
  'baseData.confirm': 'Confirm',
  'baseData.reject': 'Reject',
  'baseData.confirmOf': 'Confirm base data: {{name}}',
  'baseData.rejectOf': 'Reject base data: {{name}}',
  'baseData.confirmedNow': 'The base data of {{name}} are confirmed.',
  'baseData.rejectedNow': 'The base data of {{name}} are no longer confirmed.',
  'baseData.found_one': '{{count}} person',
  'baseData.found_other': '{{count}} people',
  'baseData.none': 'Nobody to confirm',
  'baseData.noneText':
    'Nobody of that name has given these details. E-mail address, first and last name are found by how they begin.',
  'baseData.begin': 'Whom are you looking for?',
  'baseData.beginText':
    'An e-mail address, a first name or a last name will do, or how it begins. Each search is noted.',
  'baseData.bulk': 'Confirm those chosen',
  'baseData.bulkTitle': 'Confirm the base data of those chosen',
  'baseData.bulkYes_one': 'Confirm {{count}} person',
  'baseData.bulkYes_other': 'Confirm {{count}} people',
}
