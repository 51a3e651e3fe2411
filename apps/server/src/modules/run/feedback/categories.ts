import type { FeedbackCategoryItem, FeedbackDetailField } from '@billett/contract'
import { type FeedbackCategory, findCategory, type Language } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import { USUAL_CATEGORIES } from './usual-categories.ts'

const presented = (categories: readonly FeedbackCategory[], language: Language): FeedbackCategoryItem[] =>
  categories.map(({ id, label, children }) => ({ id, label: label[language], hasChildren: children.length > 0 }))

export const firstLevel = (language: Language): FeedbackCategoryItem[] => presented(USUAL_CATEGORIES, language)

export const categoryCalled = (id: string): FeedbackCategory =>
  findCategory(USUAL_CATEGORIES, id) ?? refuse('feedbackCategoryNotFound', 'id')

export const levelBelow = (id: string, language: Language): FeedbackCategoryItem[] =>
  presented(categoryCalled(id).children, language)

export const detailFields = (id: string, language: Language): FeedbackDetailField[] =>
  categoryCalled(id).fields.map(({ label, options, ...field }) => ({
    ...field,
    label: label[language],
    options: options.map(option => ({ id: option.id, label: option.label[language] })),
  }))
