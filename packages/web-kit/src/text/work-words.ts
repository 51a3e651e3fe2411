import type { WorkWords } from '../kit/work-words.ts'
import type { work } from './de/work.ts'
import type { Asked, Say } from './look-up.ts'

/** What the blocks of a workplace say by themselves, from the texts of an app that has one. */
export const workWords = (t: Say<Asked<keyof typeof work> | 'common.loading'>): WorkWords => ({
  loading: t('common.loading'),
  actions: t('work.actions'),
  actionsOf: row => t('work.actionsOf', { row }),
  selectAll: t('work.selectAll'),
  select: row => t('work.select', { row }),
  selected: count => t('work.selected', { count }),
  deselect: t('work.deselect'),
  page: (page, pages) => t('work.page', { page, pages }),
  pages: t('work.pages'),
  firstPage: t('work.firstPage'),
  previousPage: t('work.previousPage'),
  nextPage: t('work.nextPage'),
  lastPage: t('work.lastPage'),
  pageSize: t('work.pageSize'),
  filter: count => (count > 0 ? t('work.filterActive', { count }) : t('work.filter')),
  resetFilter: t('work.resetFilter'),
  from: t('work.from'),
  to: t('work.to'),
  span: t('work.span'),
  otherSpan: t('work.otherSpan'),
  spanReversed: t('work.spanReversed'),
  discardTitle: t('work.discardTitle'),
  discardText: t('work.discardText'),
  discardYes: t('work.discardYes'),
  discardNo: t('work.discardNo'),
  remove: what => t('work.remove', { what }),
  choicesFound: count => t('work.choicesFound', { count }),
  chooseFiles: t('work.chooseFiles'),
  dropFiles: t('work.dropFiles'),
  tooLarge: megabytes => t('work.tooLarge', { megabytes }),
  wrongType: t('work.wrongType'),
  uploading: file => t('work.uploading', { file }),
})
