export { compareTariffs } from './compare-tariffs.ts'
export { findComparison, type StoredComparison } from './tariff-comparison.repository.ts'
